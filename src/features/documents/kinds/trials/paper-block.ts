import { block, group, line, list, number, text } from '../../schema/fields.ts'
import { whole } from '../parts.ts'
import { sentence } from './trial-parts.ts'

const place = group('Place', {
  line: whole('Line', { min: 1, max: 60 }, 'The first is 1.'),
  quote: line('Characters there', 120),
})

const field = group('Field', {
  label: line('Label', 60),
  value: line('Value', 80),
  confidence: number('How many of a hundred such readings were right', { max: 100 }),
  place,
  check: sentence('What was checked'),
})

const refusedField = group('Field', {
  label: line('Label', 60),
  places: list('Places that have a say', place, { least: 1, most: 6 }),
  reason: sentence('Why', '{name}, the name of the product, is filled in.'),
})

/** A document, and the characters in it behind each field that is read. */
export const paperBlock = block('paper', 'A document to read', {
  heading: line('Heading', 120),
  intro: text('What it is about', 800),
  hint: line('How to step through it', 120),
  documentLabel: line('What the document is', 120),
  sure: line('Behind the number of right readings', 60),
  look: line('Shown to a person', 60),
  refused: line('Left empty', 60),
  lookBelow: number('A person looks below', { max: 100 }),
  paper: text('The document, line by line', 4_000),
  fields: list('Fields that are read', field, { least: 1, most: 8 }),
  refusedFields: list('Fields that are left empty', refusedField, { most: 4 }),
}).superRefine(({ paper, fields, refusedFields }, context) => {
  const lines = paper.split('\n')
  const places = [
    ...fields.map(({ place: of }, at) => ({ of, path: ['fields', at, 'place'] })),
    ...refusedFields.flatMap(({ places: all }, at) =>
      all.map((of, nth) => ({ of, path: ['refusedFields', at, 'places', nth] })),
    ),
  ]
  for (const { of, path } of places)
    if (!lines[of.line - 1]?.includes(of.quote))
      context.addIssue({
        code: 'custom',
        path: [...path, 'quote'],
        message: `Characters there must stand in line ${of.line} of the document.`,
      })
})
