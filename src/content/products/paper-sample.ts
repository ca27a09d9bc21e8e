/** Line and columns of the sample: lines count from 1 as printed, columns as in `slice(from, to)`. */
export type Place = { line: number; from: number; to: number }

export type SampleField = {
  id: string
  label: string
  value: string
  /** The characters at `place`. */
  quote: string
  /** Of a hundred readings like this one, how many were right. */
  confidence: number
  place: Place
  check: string
}

export type RefusedField = {
  id: string
  label: string
  /** Every place that has a say, with the characters there. */
  places: (Place & { quote: string })[]
  reason: string
}

export const paperSample = {
  heading: 'Follow its finger',
  intro:
    'A transport document for a container of tea. Step through the fields: we mark the characters behind each one in the document, how sure the reading is and what was checked.',
  hint: 'Up and down arrows, or tap a field.',
  documentLabel: 'Sample transport document, invented',
  sure: 'right in 100 readings like it',
  look: 'Shown to a person for a look',
  refused: 'Left empty',
  lookBelow: 90,
  lines: [
    'MULTIMODAL TRANSPORT DOCUMENT       ORIGINAL',
    'No. TSC-26-004417                    3 OF 3',
    'SHIPPER',
    '  DOOARS GREENLEAF ESTATES',
    '  JALPAIGURI, WEST BENGAL, INDIA',
    'CONSIGNEE  TO ORDER',
    'NOTIFY  ALSTERTEE KONTOR, HAMBURG',
    'VESSEL  TORSA STAR            VOYAGE  118W',
    'LOAD PORT  KOLKATA',
    'DISCHARGE  HAMBURG         ETA  06/18/2026',
    '--------------------------------------------',
    'CONTAINER  NKXU 417206 5   SEAL  HT 88I20',
    '1 X 40HC SAID TO CONTAIN',
    '640 SACKS  BLACK TEA, BULK      HS 0902.40',
    'GROSS PER SACK  28.9 KG',
    'TOTAL GROSS WEIGHT  18,946 KGS',
    'FREIGHT PREPAID AS ARRANGED',
    'ISSUED AT SILIGURI         ON  04/05/2026',
    'FOR THE CARRIER  (signed)',
  ],
  fields: [
    {
      id: 'number',
      label: 'Document number',
      value: 'TSC-26-004417',
      quote: 'TSC-26-004417',
      confidence: 99,
      place: { line: 2, from: 4, to: 17 },
      check: 'Not among the numbers read before, so not a duplicate.',
    },
    {
      id: 'shipper',
      label: 'Shipper',
      value: 'Dooars Greenleaf Estates',
      quote: 'DOOARS GREENLEAF ESTATES',
      confidence: 98,
      place: { line: 4, from: 2, to: 26 },
      check: 'The invoice in the same file has the same name.',
    },
    {
      id: 'vessel',
      label: 'Vessel',
      value: 'Torsa Star',
      quote: 'TORSA STAR',
      confidence: 97,
      place: { line: 8, from: 8, to: 18 },
      check: 'In the carrier’s schedule for voyage 118W.',
    },
    {
      id: 'discharge',
      label: 'Port of discharge',
      value: 'DEHAM, Hamburg',
      quote: 'HAMBURG',
      confidence: 96,
      place: { line: 10, from: 11, to: 18 },
      check:
        'One UN/LOCODE has this name and a container terminal. Line 7 has the word too, as an address.',
    },
    {
      id: 'container',
      label: 'Container',
      value: 'NKXU4172065',
      quote: 'NKXU 417206 5',
      confidence: 99,
      place: { line: 12, from: 11, to: 24 },
      check: 'ISO 6346: the ten characters before it give check digit 5, as printed.',
    },
    {
      id: 'seal',
      label: 'Seal',
      value: 'HT88120',
      quote: 'HT 88I20',
      confidence: 83,
      place: { line: 12, from: 33, to: 41 },
      check:
        'There’s a letter I among the digits. This maker’s seals only carry digits, so it reads 1 and asks.',
    },
    {
      id: 'packages',
      label: 'Packages',
      value: '640 sacks',
      quote: '640 SACKS',
      confidence: 98,
      place: { line: 14, from: 0, to: 9 },
      check: 'The packing list has 32 pallets of 20.',
    },
    {
      id: 'freight',
      label: 'Freight',
      value: 'Prepaid',
      quote: 'FREIGHT PREPAID',
      confidence: 95,
      place: { line: 17, from: 0, to: 15 },
      check: 'Agrees with CIP Hamburg on the invoice.',
    },
  ] satisfies SampleField[],
  refusedFields: [
    {
      id: 'gross-weight',
      label: 'Gross weight',
      places: [
        { line: 16, from: 20, to: 30, quote: '18,946 KGS' },
        { line: 15, from: 16, to: 23, quote: '28.9 KG' },
        { line: 14, from: 0, to: 9, quote: '640 SACKS' },
      ],
      reason:
        '640 sacks at 28.9 kg make 18,496 kg; the total says 18,946. Two digits have probably changed places. {name} doesn’t decide in which line.',
    },
    {
      id: 'issued',
      label: 'Date of issue',
      places: [
        { line: 18, from: 31, to: 41, quote: '04/05/2026' },
        { line: 10, from: 32, to: 42, quote: '06/18/2026' },
      ],
      reason:
        'In Siliguri this is 4 May. But the same paper writes 06/18 for a day in June, month first, and that makes it 5 April. A letter of credit counts its 21 days from here.',
    },
  ] satisfies RefusedField[],
}
