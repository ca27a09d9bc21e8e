import type { Drawing } from './kit/drawing.ts'
import { portrait } from './portraits/portrait.ts'
import { cardCloud } from './scenes/card-cloud.ts'
import { cardData } from './scenes/card-data.ts'
import { cardMobile } from './scenes/card-mobile.ts'
import { cardProduct } from './scenes/card-product.ts'
import { cardSecure } from './scenes/card-secure.ts'
import { cardWeb } from './scenes/card-web.ts'
import { coverCold } from './scenes/cover-cold.ts'
import { estimate } from './scenes/estimate.ts'
import { heroAi } from './scenes/hero-ai.ts'
import { heroBi } from './scenes/hero-bi.ts'
import { heroSecure } from './scenes/hero-secure.ts'
import { heroWeb } from './scenes/hero-web.ts'
import { inPreparation } from './scenes/in-preparation.ts'
import { notFound } from './scenes/not-found.ts'
import { officePatna, officePune, officeUsa } from './scenes/offices.ts'
import { yearDrawing } from './scenes/years.ts'

export const drawings = {
  'hero-ai': heroAi,
  'hero-secure': heroSecure,
  'hero-web': heroWeb,
  'hero-bi': heroBi,
  'card-product': cardProduct,
  'card-web': cardWeb,
  'card-mobile': cardMobile,
  'card-cloud': cardCloud,
  'card-data': cardData,
  'card-secure': cardSecure,
  'cover-cold': coverCold,
  'year-2018': () => yearDrawing(2018),
  'year-2019': () => yearDrawing(2019),
  'year-2020': () => yearDrawing(2020),
  'year-2021': () => yearDrawing(2021),
  'year-2022': () => yearDrawing(2022),
  'year-2023': () => yearDrawing(2023),
  'year-2024': () => yearDrawing(2024),
  'office-pune': officePune,
  'office-patna': officePatna,
  'office-usa': officeUsa,
  estimate,
  'not-found': notFound,
  'in-preparation': inPreparation,
  'leader-1': () => portrait('leader-1'),
  'leader-2': () => portrait('leader-2'),
  'leader-3': () => portrait('leader-3'),
  'leader-4': () => portrait('leader-4'),
} satisfies Record<string, () => Drawing>

export type DrawingId = keyof typeof drawings

export const drawingIds = Object.keys(drawings) as DrawingId[]
