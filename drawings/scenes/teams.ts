import type { Drawing, DrawingWords } from '../kit/drawn.ts'
import { pecanModelGate } from './cases/pecan-model-gate.ts'
import { architecture } from './services/architecture.ts'
import { bankingFinancial } from './services/banking-financial.ts'
import { cloud } from './services/cloud.ts'
import { healthcareLifeScience } from './services/healthcare-life-science.ts'

/** What a team runs, with the part that the person it looks for would own. */
function owned(whole: Drawing, words: DrawingWords, part: number[]): Drawing {
  if (!whole.detail) throw new Error(`'${whole.id}' is no scene.`)
  return whole.detail(words, part, true)
}

export const teamPayments = (): Drawing =>
  owned(
    bankingFinancial(),
    {
      id: 'team-payments',
      title: 'What the payments team runs',
      description:
        'Five payment rails end at a low wall in front of a debit and a credit column. The wall is marked.',
    },
    [10],
  )

export const teamModelGate = (): Drawing =>
  owned(
    pecanModelGate('case-pecan-model-gate'),
    {
      id: 'team-model-gate',
      title: 'What the model gate team runs',
      description:
        'Eleven columns, one for each group of patients, stand behind two releases of a model. The barrier that holds the newer release is marked.',
    },
    [28],
  )

export const teamClinic = (): Drawing =>
  owned(
    healthcareLifeScience(),
    {
      id: 'team-clinic-software',
      title: 'What the clinic software team runs',
      description:
        'Two patients lie in a ward. The medicine cart in front of their beds is marked, with the screen on it.',
    },
    [14, 18],
  )

export const teamPlatform = (): Drawing =>
  owned(
    cloud(),
    {
      id: 'team-platform',
      title: 'What the platform team runs',
      description:
        'Three decks with the same servers float above the three files they are made from. The deck of the live one is marked.',
    },
    [19],
  )

export const teamDrawingOffice = (): Drawing =>
  owned(
    architecture(),
    {
      id: 'team-drawing-office',
      title: 'What the drawing office looks after',
      description:
        'Six houses, each with one owner, stand under a sheet that bears their plan. The sheet is marked.',
    },
    [15],
  )
