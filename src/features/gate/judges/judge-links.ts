import type { DrawnLink, RenderedPage } from '../drawn/rendered-page.ts'
import { type Fault, placed, quoted } from './fault.ts'
import { innerTarget, type Target } from './inner-target.ts'
import { doubtAbout } from './outside-address.ts'

/** What is known of an address of the site as it would be after publishing. */
export type Answered = { isThere: boolean; ids?: string[] | undefined }

export type LinkGround = {
  siteUrl: string
  /** By path; what nobody could look at in time isn't in it. */
  answers: ReadonlyMap<string, Answered>
}

/** Links that lead nowhere: on the site, on the page itself, or elsewhere as far as an address tells. */
export function judgeLinks(page: RenderedPage, path: string, ground: LinkGround): Fault[] {
  return page.links.flatMap((link) => {
    const because = wrongWith(link, page, path, ground)
    if (!because) return []
    const name = link.name === '' ? 'A link without words' : `The link ${quoted(link.name)}`
    return [
      {
        judged: 'link' as const,
        severity: because.severity,
        sentence: `${name} ${because.says}.`,
        about: `${link.href} ${link.name}`,
        ...placed(link),
      },
    ]
  })
}

type Wrong = { severity: Fault['severity']; says: string } | undefined

const wrongWith = ({ href }: DrawnLink, page: RenderedPage, path: string, ground: LinkGround) =>
  wrongWithAddress(href, path, ground, page)

/** What is wrong with an address, on the page where it stands or wherever it is shown. */
export function wrongWithAddress(
  href: string,
  path: string,
  ground: LinkGround,
  page?: RenderedPage,
): Wrong {
  const given = href.trim()
  if (given === '' || given === '#') return { severity: 'error', says: 'leads nowhere' }
  const target = innerTarget(given, path, ground.siteUrl)
  if (target) return wrongInside(target, page, path, ground)
  const doubt = doubtAbout(given)
  return doubt && { severity: doubt.severity, says: `leads to ${given}, ${doubt.because}` }
}

/** What staff have in the bar of their browser while they edit, and visitors can't open, or not for long. */
const forStaff: [first: RegExp, wrong: Wrong][] = [
  [/^\/preview(\/|$)/i, { severity: 'error', says: 'leads to a preview, which ends' }],
  [
    /^\/admin(\/|$)/i,
    { severity: 'warning', says: 'leads to the desk, where visitors are asked to log in' },
  ],
]

function wrongInside(
  target: Target,
  page: RenderedPage | undefined,
  path: string,
  ground: LinkGround,
): Wrong {
  const staffs = forStaff.find(([first]) => first.test(target.path))
  if (staffs) return staffs[1]
  const isOwn = page !== undefined && target.path.toLowerCase() === path.toLowerCase()
  const answer = isOwn ? { isThere: true, ids: page.ids } : ground.answers.get(target.path)
  if (!answer) return undefined
  if (!answer.isThere)
    return { severity: 'error', says: `leads to ${target.path}, where there is nothing` }
  if (target.place === '' || target.place === 'top' || !answer.ids) return undefined
  if (answer.ids.includes(target.place)) return undefined
  const where = isOwn ? 'this page' : `the page ${target.path}`
  return { severity: 'error', says: `leads to ‘#${target.place}’, which ${where} doesn’t have` }
}
