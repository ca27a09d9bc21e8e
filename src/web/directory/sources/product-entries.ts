import type { PlacedProduct } from '../../../features/documents/read/offer.ts'
import type { Block } from '../blocks.ts'
import type { Absolute, Thing } from '../page-entry.ts'
import { organizationId } from '../structured-data/organization.ts'
import { homeCrumb, type PageDraft } from '../page-draft.ts'
import { socialPath } from '../social/social-path.ts'
import { faqPage, questionBlocks } from './questions.ts'
import { sharedPicture } from './shared-picture.ts'

export function productEntry(product: PlacedProduct): PageDraft {
  const { path, trial, problem, how, refusals, limits, deployment, price } = product
  return {
    path,
    kind: 'product',
    title: product.name,
    metaTitle: product.metaTitle,
    description: product.metaDescription,
    parents: [homeCrumb, { label: 'Products', path: '/products' }],
    ...sharedPicture(product),
    blocks: [
      { text: [`${product.kind}.`, product.lead] },
      ...(trial ? [{ heading: trial.heading }, { text: trial.intro }] : []),
      { heading: problem.heading },
      { text: problem.text },
      { heading: how.heading },
      { ordered: true, items: how.steps.map(({ title, text }) => `${title}. ${text}`) },
      ...(refusals ? [{ heading: refusals.heading }, { items: refusals.items }] : []),
      ...(limits ? [{ heading: limits.heading }, { text: limits.text }] : []),
      ...(deployment ? [{ heading: deployment.heading }, { text: deployment.text }] : []),
      ...(price ? priceBlocks(price) : []),
      ...(product.questions.length > 0
        ? questionBlocks(product.questionsHeading, product.questions)
        : []),
      { links: [{ title: 'Contact', path: '/contact' }] },
    ],
    things: (absolute) => [
      software(product, absolute),
      ...(product.questions.length > 0 ? [faqPage(product.questions)] : []),
    ],
  }
}

const priceBlocks = ({ heading, text, lines }: NonNullable<PlacedProduct['price']>): Block[] => [
  { heading },
  { text },
  { labelled: lines.map(({ value, label }) => [value, label]) },
]

function software(product: PlacedProduct, absolute: Absolute): Thing {
  const { path, name, metaDescription, price, applicationCategory, operatingSystem } = product
  const url = absolute(path)
  const seller = organizationId(absolute)
  const offers = (price?.lines ?? []).flatMap(({ value, label }) => {
    const figures = firstPrice(value)
    const description = `${value} ${label}`
    return figures ? [{ '@type': 'Offer', ...figures, description, url, seller }] : []
  })
  return {
    '@type': 'SoftwareApplication',
    '@id': absolute(`${path}#product`),
    name,
    description: metaDescription,
    ...(applicationCategory && { applicationCategory }),
    ...(operatingSystem && { operatingSystem }),
    url,
    image: absolute(socialPath(path)),
    publisher: seller,
    ...(offers.length > 0 && { offers }),
  }
}

const units: Record<string, number> = { lakh: 100_000, crore: 10_000_000 }
const signs: Record<string, string> = { '₹': 'INR', '€': 'EUR', '£': 'GBP', $: 'USD', US$: 'USD' }
const sign = /(₹|€|£|(?<![A-Z])(?:US)?\$|\b[A-Z]{3}\b)\s?/
const figure = /((?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)(?:\.\d{1,2})?)(?: (lakh|crore))?/
/** What makes another figure of it: '1.200', '49,90', '1 200', '5k', '2 million'. */
const more =
  /[.,'’\s]?\d|\s?(?:[kK]|[mM](?:n|io|rd|illion)?|[bB](?:n|illion)|[tT](?:sd|housand)|[lL]akh|[cC]rore)\b/
const amount = new RegExp(`${sign.source}${figure.source}(?!${more.source})`, 'g')

/** The first figure behind a price in words, such as '₹ 4.5 lakh or US$ 5,200'; none rather than a wrong one. */
export function firstPrice(words: string): { price: number; priceCurrency: string } | undefined {
  for (const [, currency = '', digits = '', unit = ''] of words.matchAll(amount)) {
    const priceCurrency = signs[currency] ?? currency
    const value = Number(digits.replaceAll(',', '')) * (units[unit] ?? 1)
    if (Intl.supportedValuesOf('currency').includes(priceCurrency))
      return { price: Math.round(value * 100) / 100, priceCurrency }
  }
  return undefined
}
