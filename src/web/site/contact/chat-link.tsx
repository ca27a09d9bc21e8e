import { useRouteLoaderData } from 'react-router'
import { useText } from '../../i18n.tsx'
import { Arrow } from '../../ui/arrow/arrow.tsx'
import '../../ui/button/button.css'

/** CON-2: the messaging app, with the first sentence already written; without a number, our own form. */
export function ChatLink() {
  const t = useText()
  const root = useRouteLoaderData('root') as { whatsappNumber: string } | undefined
  if (!root?.whatsappNumber)
    return (
      <a className="button button-outline" href="#contact-name">
        {t('contact.chat')}
        <span className="visually-hidden">, {t('contact.chatByForm')}</span> <Arrow />
      </a>
    )
  const text = encodeURIComponent(t('contact.chatText'))
  return (
    <a
      className="button button-outline"
      href={`https://wa.me/${root.whatsappNumber}?text=${text}`}
      target="_blank"
      rel="noopener"
    >
      {t('contact.chat')}
      <span className="visually-hidden">, {t('contact.chatHint')}</span> <Arrow to="out" />
    </a>
  )
}
