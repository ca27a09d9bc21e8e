import type { Drawing } from '../kit/drawing.ts'
import { withOwnedPart } from '../kit/with-owned-part.ts'
import { pecanModelGate } from './cases/pecan-model-gate.ts'
import { architecture } from './services/architecture.ts'
import { bankingFinancial } from './services/banking-financial.ts'
import { cloud } from './services/cloud.ts'
import { healthcareLifeScience } from './services/healthcare-life-science.ts'

/** What a team runs, with the part that the person it looks for would own. */

export const teamPayments = (): Drawing =>
  withOwnedPart(
    bankingFinancial(),
    {
      id: 'team-payments',
      title: 'What the payments team runs',
      description:
        'Five payment rails end at a low wall in front of a debit and a credit column. The wall is marked.',
    },
    [{ at: [186, -20, 0], size: [22, 200, 30] }],
  )

export const teamModelGate = (): Drawing =>
  withOwnedPart(
    pecanModelGate('case-pecan-model-gate'),
    {
      id: 'team-model-gate',
      title: 'What the model gate team runs',
      description:
        'Eleven columns, one for each group of patients, stand behind two releases of a model. The barrier that holds the newer release is marked.',
    },
    [{ at: [196, -90, 40], size: [10, 128, 10] }],
  )

export const teamClinic = (): Drawing =>
  withOwnedPart(
    healthcareLifeScience(),
    {
      id: 'team-clinic-software',
      title: 'What the clinic software team runs',
      description:
        'Two patients lie in a ward. The medicine cart in front of their beds is marked, with the screen on it.',
    },
    [
      { at: [170, -84, 8], size: [66, 46, 54] },
      { at: [208, -60, 62], size: [26, 4, 22] },
    ],
  )

export const teamPlatform = (): Drawing =>
  withOwnedPart(
    cloud(),
    {
      id: 'team-platform',
      title: 'What the platform team runs',
      description:
        'Three decks with the same servers float above the three files they are made from. The deck of the live one is marked.',
    },
    [{ at: [360, 0, 92], size: [136, 120, 8] }],
  )

export const teamDrawingOffice = (): Drawing =>
  withOwnedPart(
    architecture(),
    {
      id: 'team-drawing-office',
      title: 'What the drawing office looks after',
      description:
        'Six houses, each with one owner, stand under a sheet that bears their plan. The sheet is marked.',
    },
    [{ at: [0, 0, 276], size: [512, 170, 3] }],
  )
