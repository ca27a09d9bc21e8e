const placeholders =
  /(^|\.)(example\.(com|org|net)|(example|test|invalid)|your-?(company|domain|site)\.\w+|domain\.com)$/i

const ownMachine = /^(localhost|.+\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/i

const ownNetwork =
  /^(10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|169\.254(\.\d+){2}|[^.]+|.+\.(local|internal|lan|intranet))$/i

type Doubt = { severity: 'error' | 'warning'; because: string }

/**
 * What is wrong with an address elsewhere, as far as it says so itself: the server asks nobody whether it
 * answers, since it makes no request to an address that somebody typed.
 */
export function doubtAbout(href: string): Doubt | undefined {
  const url = URL.parse(href)
  if (!url || /\s/.test(href)) return { severity: 'error', because: 'which is no address' }
  if (url.protocol === 'tel:') return doubtAboutPhone(url.pathname)
  if (url.protocol === 'mailto:') return doubtAboutMail(url)
  if (!/^https?:$/.test(url.protocol))
    return { severity: 'error', because: 'which browsers don’t follow' }
  return doubtAboutHost(url.hostname) ?? doubtAboutWay(url)
}

function doubtAboutHost(host: string): Doubt | undefined {
  if (host === '') return { severity: 'error', because: 'which is no address' }
  if (ownMachine.test(host))
    return { severity: 'error', because: 'which is each visitor’s own computer' }
  if (placeholders.test(host))
    return { severity: 'warning', because: 'which stands for an address and isn’t one' }
  if (ownNetwork.test(host))
    return { severity: 'error', because: 'which nobody outside your network reaches' }
  return undefined
}

/** Without a recipient it is a mail that says something already, such as a shared link (RFC 6068). */
function doubtAboutMail({ pathname, searchParams }: URL): Doubt | undefined {
  if (pathname === '' && [...searchParams.values()].some((said) => said !== '')) return undefined
  for (const address of pathname.split(',')) {
    const host = /^[^@]+@([^@]+)$/.exec(address)?.[1] ?? ''
    const doubt = doubtAboutHost(host)
    if (doubt) return doubt
  }
  return undefined
}

const doubtAboutPhone = (number: string): Doubt | undefined =>
  number.replace(/\D/g, '').length < 5
    ? { severity: 'error', because: 'which is too short for a phone number' }
    : undefined

const doubtAboutWay = ({ protocol }: URL): Doubt | undefined =>
  protocol === 'http:'
    ? { severity: 'warning', because: 'without encryption. Most sites answer at https:// too' }
    : undefined
