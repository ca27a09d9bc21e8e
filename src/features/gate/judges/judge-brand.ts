import { logoRemarks } from '../../documents/brand/logo-remarks.ts'
import { movedColours } from '../../documents/brand/remarks.ts'
import type { Value } from '../../documents/document-value.ts'
import type { Fault } from './fault.ts'

/** Colours that are seen too little: of the site, which are moved until they hold, and of a logo, which nothing moves. */
export function judgeBrand(id: string, value: Value): Fault[] {
  const { logo, colours } = value as { logo?: unknown; colours?: Record<string, string> }
  const fault = (about: string, sentence: string, path: string): Fault => ({
    judged: 'contrast',
    severity: 'warning',
    about,
    sentence,
    field: { kind: 'brand', id, path },
  })
  return [
    ...movedColours(value).map((said) => fault(said.split(' ')[0]!, said, 'colours')),
    ...logoRemarks(logo, colours).map(({ scheme, sentence }) =>
      fault(`logo ${scheme}`, sentence, 'logo'),
    ),
  ]
}
