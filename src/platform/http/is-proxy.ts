import { isIP } from 'node:net'

/** An address or a range of them, such as 10.0.0.2 or 10.1.0.0/16. */
export function isProxy(text: string): boolean {
  const [address = '', bits, ...more] = text.trim().split('/')
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  const isRange = bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most)
  return most > 0 && isRange && more.length === 0
}
