import { lazy } from 'react'
import type { ServiceTrial } from '../service-view.ts'

/** Pages without a trial do without its code. */
const LedgerTrial = lazy(() => import('./ledger/ledger-trial.tsx'))
const BatteryTrial = lazy(() => import('./battery/battery-trial.tsx'))
const AlarmTrial = lazy(() => import('./alarm/alarm-trial.tsx'))
const TokensTrial = lazy(() => import('./tokens/tokens-trial.tsx'))

export function ServiceTrialPart({ trial }: { trial: ServiceTrial }) {
  switch (trial.block) {
    case 'ledger':
      return <LedgerTrial trial={trial} />
    case 'battery':
      return <BatteryTrial trial={trial} />
    case 'alarm':
      return <AlarmTrial trial={trial} />
    case 'tokens':
      return <TokensTrial trial={trial} />
  }
}
