import type { CaseStudy } from './case-study.ts'
import { himdharaColdChain } from './himdhara-cold-chain.ts'
import { kaveriCheckout } from './kaveri-checkout.ts'
import { marudharWindForecast } from './marudhar-wind-forecast.ts'
import { pecanModelGate } from './pecan-model-gate.ts'
import { sahyagiriLedger } from './sahyagiri-ledger.ts'
import { teestaFreightEstimates } from './teesta-freight-estimates.ts'

export const caseStudies: CaseStudy[] = [
  himdharaColdChain,
  sahyagiriLedger,
  pecanModelGate,
  teestaFreightEstimates,
  marudharWindForecast,
  kaveriCheckout,
]
