import type { AxeResults, RunOptions } from 'axe-core'
// A file of its own, fetched when the first page is read; it is as it was published.
import axeFile from 'axe-core/axe.min.js?url'

type Axe = { run: (context: Document, options: RunOptions) => Promise<AxeResults> }
type ScriptAddresses = { createScriptURL: (address: string) => string }
type Framed = Window & {
  axe?: Axe
  trustedTypes?: { createPolicy: (name: string, rules: ScriptAddresses) => ScriptAddresses }
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The gate's own judges tell these, with the field they come from. */
const toldElsewhere = [
  'document-title',
  'empty-heading',
  'heading-order',
  'image-alt',
  'page-has-heading-one',
]

const aboutColours = ['color-contrast', 'link-in-text-block']

export type Violation = { rule: string; impact: string; help: string; element: Element }

/** What axe finds on the page in the frame: everything by day, and at night what colours can change. */
export async function axeIn(frame: HTMLIFrameElement): Promise<Violation[]> {
  const page = frame.contentWindow as Framed | null
  if (!page) return []
  const axe = page.axe ?? (await fetchInto(page))
  const inScheme = async (scheme: 'light' | 'dark', options: RunOptions) => {
    page.document.documentElement.dataset.scheme = scheme
    await settled(page)
    return axe.run(page.document, { ...options, resultTypes: ['violations'], iframes: false })
  }
  const rules = Object.fromEntries(toldElsewhere.map((rule) => [rule, { enabled: false }]))
  const light = await inScheme('light', { runOnly: { type: 'tag', values: tags }, rules })
  const dark = await inScheme('dark', { runOnly: { type: 'rule', values: aboutColours } })
  return [...light.violations, ...dark.violations].flatMap(({ id, impact, help, nodes }) =>
    nodes.flatMap(({ target }) => {
      const element = page.document.querySelector(String(target[0]))
      return element ? [{ rule: id, impact: impact ?? 'minor', help, element }] : []
    }),
  )
}

/** The policy of a framed page knows this name for it, and scripts of our own alone. */
async function fetchInto(page: Framed): Promise<Axe> {
  const script = page.document.createElement('script')
  const policy = page.trustedTypes?.createPolicy('gate', { createScriptURL: (address) => address })
  const arrived = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve()
    script.onerror = () => reject(new Error('axe did not arrive'))
  })
  script.src = policy ? policy.createScriptURL(axeFile) : axeFile
  page.document.head.append(script)
  await arrived
  if (!page.axe) throw new Error('axe did not start')
  return page.axe
}

/** A colour that is handed down changes frame by frame. */
async function settled({ document }: Window) {
  for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish()
  await new Promise((resolve) => setTimeout(resolve, 50))
}
