import type { Drawing } from '../kit/drawn.ts'
import { fixed } from '../kit/sheets.ts'
import { Scene } from '../kit/scene.ts'
import { times } from './parts.ts'

const PEOPLE = { 2018: 9, 2019: 31, 2020: 74, 2021: 160, 2022: 340, 2023: 690, 2024: 1000 } as const
const HEIGHT_PER_PERSON = 0.3
const PEOPLE_PER_FLOOR = 50
const SIDE = 72

type Year = keyof typeof PEOPLE

/** Seven drawings read as one row; the signal is the floor the row arrives at. */
export function yearDrawing(year: Year): Drawing {
  const people = PEOPLE[year]
  const scene = new Scene({
    id: `year-${year}`,
    title: `${people} people`,
    description: `A house in ${year}, as high as the company was large: ${people} people.`,
  })
  const height = people * HEIGHT_PER_PERSON
  const floors = Math.max(1, Math.round(people / PEOPLE_PER_FLOOR))
  scene.ground([-12, -12], [96, 96], 24)
  for (const floor of times(floors)) {
    const last = floor === floors - 1
    scene.box([0, 0, (floor * height) / floors], [SIDE, SIDE, height / floors], {
      hatch: 5,
      finish: last && year === 2024 ? 'signal' : 'solid',
      top: (roof) => last && roof.rect([10, 10], [52, 52]),
    })
  }
  return scene.draw(fixed(-20, -346, 150, 404))
}
