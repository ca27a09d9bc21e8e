export type ShareMessage = {
  url: string
  title?: string
  image?: string
  quote?: string
  hashtag?: string
  separator?: string
}

type Fields = Record<string, string | undefined>

const address = (base: string, fields: Fields) => {
  const query = Object.entries(fields)
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${encodeURIComponent(value!)}`)
  return `${base}?${query.join('&')}`
}

const joined = ({ title, separator = ' ', url }: ShareMessage) =>
  title ? `${title}${separator}${url}` : url

const withoutHash = (hashtag?: string) => hashtag?.replace(/^#/, '')

const shareForms = {
  vk: ({ url, title, image }) => address('https://vk.com/share.php', { url, title, image }),
  weibo: ({ url, title, image }) =>
    address('https://service.weibo.com/share/share.php', { url, title, pic: image }),
  whatsapp: (message) => address('https://api.whatsapp.com/send', { text: joined(message) }),
  workplace: ({ url, quote, hashtag }) =>
    address('https://work.facebook.com/sharer.php', { u: url, quote, hashtag }),
  x: ({ url, title, hashtag }) =>
    address('https://x.com/intent/post', { text: title, url, hashtags: withoutHash(hashtag) }),
  linkedin: ({ url }) => address('https://www.linkedin.com/sharing/share-offsite/', { url }),
  facebook: ({ url, quote, hashtag }) =>
    address('https://www.facebook.com/sharer/sharer.php', { u: url, quote, hashtag }),
  telegram: ({ url, title }) => address('https://t.me/share/url', { url, text: title }),
  reddit: ({ url, title }) => address('https://www.reddit.com/submit', { url, title }),
  email: ({ title, quote, url }) =>
    address('mailto:', { subject: title, body: quote ? `${quote}\n\n${url}` : url }),
} satisfies Record<string, (message: ShareMessage) => string>

export type ShareNetwork = keyof typeof shareForms

export const shareNetworks = Object.keys(shareForms) as ShareNetwork[]

/** INS-9: the address of a network's share page with this message; without a url, an error that names the network. */
export function shareAddress(network: ShareNetwork, message: ShareMessage): string {
  if (!message.url) throw new Error(`${network}: there is no url to share.`)
  return shareForms[network](message)
}

/** WhatsApp opens its app on a phone and its page elsewhere; the others have one address. */
export function shareAddressFor(
  network: ShareNetwork,
  message: ShareMessage,
  isPhone: boolean,
): string {
  const shared = shareAddress(network, message)
  return network === 'whatsapp' && !isPhone
    ? shared.replace('//api.whatsapp.com/', '//web.whatsapp.com/')
    : shared
}
