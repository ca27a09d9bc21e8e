import { expect, test } from 'vitest'
import { drawingNames } from '../../src/drawings/picture.server.ts'
import { sample } from './sample-documents.ts'

const { contract: demoContract, headquarters: demoHeadquarters, slides: demoSlides } = sample.deck!

const wordsOn = (id: string) => JSON.stringify(demoSlides.find((slide) => slide.id === id))
const dollars = (amount: number) =>
  `$${amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

test('ADM-10: twenty-one slides, each with an id of its own, a heading, words and drawings that exist', () => {
  expect(demoSlides).toHaveLength(21)
  expect(new Set(demoSlides.map(({ id }) => id)).size).toBe(21)
  for (const { heading, subheading, listItems, content, footer, left, right } of demoSlides) {
    for (const words of [heading, subheading, content, footer, ...listItems])
      expect(words.length).toBeGreaterThan(5)
    expect(listItems.length).toBeGreaterThanOrEqual(3)
    const pictures = [left, right].flatMap((picture) => picture ?? [])
    expect(pictures.length).toBeGreaterThan(0)
    for (const { drawing } of pictures) expect(drawingNames).toContain(drawing)
  }
})

test('ADM-10: $3,100, $598.14 a month, 7 years or 100,000 miles, and the payments make the price', () => {
  const { price, downPayment, monthlyPayment, monthlyPayments, years, miles } = demoContract
  expect([price, monthlyPayment, years, miles]).toEqual([3100, 598.14, 7, 100_000])
  const cents = (amount: number) => Math.round(amount * 100)
  expect(cents(downPayment) + monthlyPayments * cents(monthlyPayment)).toBe(cents(price))
  for (const figure of ['$3,100', '$598.14', '7 years or 100,000 miles'])
    expect(wordsOn('figures')).toContain(figure)
  const sum = `${dollars(downPayment)} + ${dollars(monthlyPayment * monthlyPayments)} = ${dollars(price)}`
  expect(wordsOn('payments')).toContain(sum)
  expect(wordsOn('figures')).toContain(`${dollars(price / (years * 12))} a month`)
  expect(wordsOn('figures')).toContain(`${(price / miles) * 100} cents a mile`)
})

test('ADM-10: the refund and the deductible in the examples are what the rules give', () => {
  const { price, years, miles, deductible } = demoContract
  const used = Math.max(21 / (years * 12), 20_000 / miles)
  expect(wordsOn('transfer-cancellation')).toContain(
    `you get $${(price * (1 - used) - 50).toLocaleString('en-US')}`,
  )
  for (const bill of [4260, 835])
    expect(wordsOn('deductible')).toContain(
      `we pay $${(bill - deductible).toLocaleString('en-US')}`,
    )
})

test('ADM-10: the telephones of headquarters and roadside assistance are numbers kept for fiction', () => {
  const { office, roadside } = demoHeadquarters
  for (const { phone } of [office, roadside]) {
    expect(phone).toMatch(/^\(512\) 555-01\d\d$/)
    expect(JSON.stringify(demoSlides)).toContain(phone)
  }
  const others = JSON.stringify(demoSlides).match(/\(\d{3}\) \d{3}-\d{4}/g) ?? []
  expect(new Set(others)).toEqual(new Set([office.phone, roadside.phone]))
})
