import { fetchTexts } from '../../i18n.tsx'

// Who follows a link, goes back or closes the tab while a form is on its way is asked first. Comes with what is
// fetched for each sending (`late-sheet.ts`), and stays for the next one.
let question = ''
fetchTexts(document.documentElement.lang).then(
  (text) => void (question = text('form.leave')),
  () => undefined,
)

/** As `form-state.tsx` shows it: how far it is, or that it waits for the line. */
const isUnderWay = () =>
  document.querySelector('.form-progress, .sending-form .notice button') !== null

const stays = () => question !== '' && !confirm(question)

const isAside = ({ ctrlKey, metaKey, shiftKey }: MouseEvent, { target }: HTMLAnchorElement) =>
  target || ctrlKey || metaKey || shiftKey

addEventListener('beforeunload', (leaving) => {
  if (isUnderWay()) leaving.preventDefault()
})

// Before the router hears of it, which would leave at once.
addEventListener(
  'click',
  (click) => {
    const link = (click.target as Element).closest<HTMLAnchorElement>('a[href]')
    if (!link || isAside(click, link) || !isUnderWay()) return
    // The browser itself asks before it goes to another site.
    if (link.origin !== location.origin || link.pathname === location.pathname || !stays()) return
    click.preventDefault()
    click.stopImmediatePropagation()
  },
  true,
)

/** Where one is; when Back is heard, the address is another one already. */
let here = { state: history.state as unknown, href: location.href, path: location.pathname }
for (const press of ['pointerdown', 'keydown'])
  addEventListener(
    press,
    () => (here = { state: history.state, href: location.href, path: location.pathname }),
    true,
  )

// Back and Forward, told before the router hears of them (`follow-back.js`).
addEventListener('leave', (leave) => {
  if (location.pathname === here.path || !isUnderWay() || !stays()) return
  leave.preventDefault()
  history.pushState(here.state, '', here.href)
})
