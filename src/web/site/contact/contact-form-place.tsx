import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useText } from '../../i18n.tsx'
import type { ContactFormView } from './contact-view.ts'
import type { openContactForm } from './open-contact-form.tsx'
import { served } from './served-form.ts'
import '../../ui/field/field.css'
import '../../ui/field/file-field.css'
import '../../ui/notice/notice.css'
import '../../ui/button/button.css'
import '../../ui/spinner/spinner.css'
import '../forms/form.css'

type Props = { view: ContactFormView }

export function ContactFormPlace({ view }: Props) {
  if (!served.Form) return <LaterForm view={view} />
  return (
    <div className="contact-form">
      <served.Form view={view} />
    </div>
  )
}

/** What the server drew stays as it is: a form can be filled in, and sent, before its code arrives. */
const asServed = { __html: '' }

/**
 * CON-3: the form in a React root of its own, which starts when it comes into view or is touched. Its
 * code belongs to the contact page; Vite's own `import()` of it would weigh 600 bytes on every page.
 */
function LaterForm({ view }: Props) {
  const text = useText()
  const place = useRef<HTMLDivElement>(null)
  const [isServed] = useState(() => !document.querySelector('[data-live]'))

  const [isMissing, setMissing] = useState(false)

  const draw = useEffectEvent((openForm: typeof openContactForm, node: HTMLElement) =>
    openForm(node, text, view),
  )

  useEffect(() => {
    const node = place.current!
    let close: (() => void) | undefined
    let isWanted = true
    const open = () => {
      const part = window.__reactRouterManifest?.routes['site/contact/contact-page']?.module
      import(/* @vite-ignore */ part ?? '').then(
        ({ handle }) => isWanted && !close && (close = draw(handle.openContactForm, node)),
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

  if (isMissing)
    return (
      <div className="contact-form">
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
