import { type ShareMessage, type ShareNetwork, shareAddressFor } from './share-address.ts'

type Popup = { width: number; height: number; isCentred?: boolean }

const usual: Popup = { width: 550, height: 400 }

const popups: Partial<Record<ShareNetwork, Popup>> = {
  vk: { width: 660, height: 460 },
  weibo: { width: 660, height: 550, isCentred: true },
  linkedin: { width: 750, height: 600 },
  reddit: { width: 660, height: 460, isCentred: true },
}

type Screen = { left: number; top: number; width: number; height: number }

/** INS-9: where and how large a network's share page opens; centred means in the visitor's window. */
export function popupFeatures(network: ShareNetwork, around: Screen): string {
  const { width, height, isCentred } = popups[network] ?? usual
  const [left, top] = isCentred
    ? [around.left + (around.width - width) / 2, around.top + (around.height - height) / 2]
    : [around.left + (around.width - width) / 2, around.top + 120]
  return `popup,width=${width},height=${height},left=${Math.round(left)},top=${Math.round(top)}`
}

const isPhone = () => /android|iphone|ipad|mobile/i.test(navigator.userAgent)

/** Opens a network's share page in a window of its own; false if the browser refused one. */
export function openSharePopup(network: ShareNetwork, message: ShareMessage): boolean {
  const around = { left: screenX, top: screenY, width: outerWidth, height: outerHeight }
  const address = shareAddressFor(network, message, isPhone())
  const popup = window.open(address, `share-${network}`, popupFeatures(network, around))
  if (popup) popup.opener = null
  return popup !== null
}
