import { useText } from '../../i18n.tsx'
import { Arrow } from '../../ui/arrow/arrow.tsx'
import type { ContactCopy } from './contact-view.ts'
import '../../ui/button/button.css'

/** CON-2: the messaging app; without a number, our own form. */
export function ChatLink({ chat: { says, address } }: { chat: ContactCopy['chat'] }) {
  const t = useText()
  return (
    <a
      className="button button-outline"
      href={address ?? '#contact-name'}
      {...(address && { target: '_blank', rel: 'noopener' })}
    >
      {says}
      <span className="visually-hidden">
        , {t(address ? 'contact.chatHint' : 'contact.chatByForm')}
      </span>{' '}
      <Arrow {...(address && { to: 'out' })} />
    </a>
  )
}
