import { use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useText } from '../../i18n.tsx'
import { useIsServed } from '../../start/use-is-served.ts'
import type { ContactFormView } from './contact-view.ts'
import type { openContactForm } from './open-contact-form.tsx'
import { ContactFormContext } from './contact-form-context.ts'
import '../../ui/field/field.css'
import '../../ui/field/file-field.css'
import '../../ui/notice/notice.css'
import '../../ui/button/button.css'
import '../../ui/spinner/spinner.css'
import '../forms/form.css'

type Props = { view: ContactFormView }

export function ContactFormPlace({ view }: Props) {
  const serve = use(ContactFormContext)
  if (!serve) return <LaterForm view={view} />
  return <div className="contact-form">{serve(view)}</div>
}

/** What the server drew stays as it is: a form can be filled in, and sent, before its code arrives. */
const asServed = { __html: '' }

/**
 * CON-3: the form in a React root of its own, which starts when it comes into view or is touched.
 */
function LaterForm({ view }: Props) {
  const text = useText()
  const place = useRef<HTMLDivElement>(null)
  const isServed = useIsServed()
  const [isMissing, setMissing] = useState(false)

  const draw = useEffectEvent((openForm: typeof openContactForm, node: HTMLElement) =>
    openForm(node, text, view),
  )

  useEffect(() => {
    const node = place.current!
    let close: (() => void) | undefined
    let isWanted = true
    const open = () => {
      import('./open-contact-form.tsx').then(
        (found) => isWanted && !close && (close = draw(found.openContactForm, node)),
        () => !node.firstChild && setMissing(true),
      )
    }
    const sight = new IntersectionObserver(([seen]) => seen?.isIntersecting && open(), {
      rootMargin: '25%',
    })
    sight.observe(node)
    node.addEventListener('focusin', open)
    return () => {
      isWanted = false
      sight.disconnect()
      node.removeEventListener('focusin', open)
      close?.()
    }
  }, [])

  // A separate element (by key): a click on the link must not trigger loading the form.
  if (isMissing)
    return (
      <div key="missing" className="contact-form">
        <p>{text('notice.missing')}</p>
        <p>
          <a href="/contact">{text('notice.open')}</a>
        </p>
      </div>
    )
  return (
    <div
      className="contact-form"
      ref={place}
      suppressHydrationWarning
      dangerouslySetInnerHTML={isServed ? asServed : undefined}
    />
  )
}
