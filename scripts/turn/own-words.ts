/** Words of another company, none of which the sample has used. */
const vocabulary =
  'Tarn builds boats of larch and oak on a quiet fjord, slowly, for people who row to work'.split(
    ' ',
  )

let count = 0

/** As long as what stood there, so that it fits; what the site fills in stays. */
export function ownWords(before: string): string {
  if (/^\+[\d ]+$/.test(before)) return '+47 22 00 00 00'
  if (before.startsWith('/services/')) return '/services'
  if (/^[A-Z]\w+\/\w+$/.test(before)) return 'Europe/Oslo'
  if (/^\/|^#|^Tarn/.test(before) || !/\p{L}/u.test(before)) return before
  const at = /^([\w.]+)@[\w.-]+$/.exec(before)
  if (at) return `${at[1]}@tarn.example`
  if (before.startsWith('https://')) return before.replace(/\/[^/]*$/, '/tarn')
  const filled = before.match(/\{\w+\}/g) ?? []
  const room = Math.min(Math.max(before.length, 8), 140) - filled.join(' ').length
  const words = [`Tarn ${++count}`]
  const longer = () => `${words.join(' ')} ${vocabulary[words.length]}`
  while (words.length < vocabulary.length && longer().length < room)
    words.push(vocabulary[words.length]!)
  return [...words, ...filled].join(' ')
}
