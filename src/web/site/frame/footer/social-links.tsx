import { useText } from '../../../i18n.tsx'
import type { FrameData } from '../frame-data.ts'

/** NAV-8: a network without an address is a placeholder: no target, not in the tab order. */
export function SocialLinks({ links }: { links: FrameData['socialLinks'] }) {
  const t = useText()
  if (links.length === 0) return null
  return (
    <ul aria-label={t('footer.social')}>
      {links.map(({ name, address }) => (
        <li key={name}>
          {address ? (
            <a href={address} target="_blank" rel="noopener">
              {name}
            </a>
          ) : (
            <a>
              {name}
              <span className="visually-hidden">, {t('footer.socialSoon')}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
