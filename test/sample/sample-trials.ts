import type { PaperSample, Threshold } from '../../src/web/site/products/product-view.ts'
import type { ServiceTrial, TrialOf } from '../../src/web/site/services/service-view.ts'
import { sample } from './sample-documents.ts'

type Trial = ServiceTrial | Threshold | PaperSample
type Of<Name extends Trial['block']> = Name extends ServiceTrial['block']
  ? TrialOf<Name>
  : Extract<Trial, { block: Name }>

const all: (Trial | undefined)[] = [...sample.services, ...sample.products].map(
  ({ trial }) => trial,
)

/** What can be tried on the page of the sample that has one of this kind. */
export const sampleTrial = <Name extends Trial['block']>(name: Name) =>
  all.find((trial) => trial?.block === name) as Of<Name>
