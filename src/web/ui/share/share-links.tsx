import { type MouseEvent, useEffect, useState } from 'react'
import {
  shareAddress,
  type ShareMessage,
  type ShareNetwork,
  shareNetworks,
} from './share-address.ts'
import { openSharePopup } from './share-popup.ts'
import './share-links.css'

const networkNames: Record<ShareNetwork, string> = {
  vk: 'VK',
  weibo: 'Weibo',
  whatsapp: 'WhatsApp',
  workplace: 'Workplace',
  x: 'X',
  linkedin: 'LinkedIn',
  facebook: 'Facebook',
  telegram: 'Telegram',
  reddit: 'Reddit',
  email: 'Email',
}

type ShareLinksProps = {
  message: ShareMessage
  /** The texts under `share`, such as what `useText()` gives. */
  text: (key: string, values?: Record<string, string>) => string
  networks?: ShareNetwork[]
  /** What is shared, for those who hear the links out of their place. */
  label: string
  /** Leaves out the copy and the system's sheet. */
  onlyNetworks?: boolean
}

/** Links to the networks' share pages; with JavaScript they open in a window, and the system's sheet and a copy join them. */
export function ShareLinks(props: ShareLinksProps) {
  const { message, text, networks = shareNetworks, label, onlyNetworks } = props
  const [copied, setCopied] = useState<boolean>()
  const [hasSheet, setHasSheet] = useState(false)
  const { url, title } = message

  useEffect(() => setHasSheet('share' in navigator), [])

  function open(event: MouseEvent, network: ShareNetwork) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || network === 'email') return
    if (openSharePopup(network, message)) event.preventDefault()
  }

  async function copy(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    try {
      await navigator.clipboard.writeText(url)
      setCopied(true)
    } catch {
      // Refused, or not there at all: without https there is no clipboard.
      setCopied(false)
    }
  }

  return (
    <div className="share">
      <ul className="share-links" aria-label={label}>
        {networks.map((network) => (
          <li key={network}>
            <a
              href={shareAddress(network, message)}
              {...(network === 'email' ? {} : { target: '_blank', rel: 'noopener' })}
              onClick={(event) => open(event, network)}
            >
              {networkNames[network]}
            </a>
          </li>
        ))}
        {!onlyNetworks && (
          <>
            <li>
              <a href={url} onClick={copy}>
                {text('share.copy')}
              </a>
            </li>
            <li className="share-sheet" data-there={hasSheet || undefined}>
              <button
                type="button"
                onClick={() => void navigator.share({ url, title }).catch(() => undefined)}
              >
                {text('share.sheet')}
              </button>
            </li>
          </>
        )}
      </ul>
      {!onlyNetworks && (
        <p className="share-said" role="status">
          {copied !== undefined && text(copied ? 'share.copied' : 'share.notCopied', { url })}
        </p>
      )}
    </div>
  )
}
