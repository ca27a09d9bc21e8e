import type { PlacedProduct } from '../../../features/documents/read/offer.ts'
import type { Absolute, Thing } from '../page-entry.ts'
import { organizationId } from '../structured-data/organization.ts'
import { homeCrumb, type PageDraft } from '../page-draft.ts'
import { socialPath } from '../social/social-path.ts'
import { faqPage, questionBlocks } from './questions.ts'
import { sharedPicture } from './shared-picture.ts'

export function productEntry(product: PlacedProduct): PageDraft {
  const { path, problem, how, refusals, limits, deployment, price } = product
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
      { heading: problem.heading },
      { text: problem.text },
      { heading: how.heading },
      { ordered: true, items: how.steps.map(({ title, text }) => `${title}. ${text}`) },
      { heading: refusals.heading },
      { items: refusals.items },
      { heading: limits.heading },
      { text: limits.text },
      { heading: deployment.heading },
      { text: deployment.text },
      { heading: price.heading },
      { text: price.text },
      { facts: price.lines.map(({ value, label }) => [value, label]) },
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

function software(product: PlacedProduct, absolute: Absolute): Thing {
  const { path, name, metaDescription, price } = product
  const url = absolute(path)
  return {
    '@type': 'SoftwareApplication',
    '@id': absolute(`${path}#product`),
    name,
    description: metaDescription,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Linux',
    url,
    image: absolute(socialPath(path)),
    publisher: organizationId(absolute),
    offers: price.lines.flatMap(({ value, label }) => {
      const figures = firstPrice(value)
      if (!figures) return []
      const description = `${value} ${label}`
      const seller = organizationId(absolute)
      return [{ '@type': 'Offer', ...figures, description, url, seller }]
    }),
  }
}

const units: Record<string, number> = { lakh: 100_000, crore: 10_000_000 }
const signs: Record<string, string> = { '₹': 'INR', '€': 'EUR', '£': 'GBP', $: 'USD', US$: 'USD' }
const amount = /(₹|€|£|(?<![A-Z])(?:US)?\$|\b[A-Z]{3}\b)\s?(\d[\d,]*(?:\.\d+)?)(?: (lakh|crore))?/g

/** The first figure behind a price in words, such as '₹ 4.5 lakh or US$ 5,200'. */
export function firstPrice(words: string): { price: number; priceCurrency: string } | undefined {
  for (const [, sign = '', figure = '', unit = ''] of words.matchAll(amount)) {
    const priceCurrency = signs[sign] ?? sign
    const value = Number(figure.replaceAll(',', '')) * (units[unit] ?? 1)
    if (Intl.supportedValuesOf('currency').includes(priceCurrency))
      return { price: Math.round(value * 100) / 100, priceCurrency }
  }
  return undefined
}
