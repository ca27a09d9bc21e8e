const mayBeThousands = /^[1-9]\d{0,2}([.,]\d{3})+$/

const decimal = (words: string) => Number(words.replace(',', '.'))

/** How to type what reads as thousands to some and as a fraction to others. */
export type Doubt = { whole: string; fraction?: string }

/** A number as people type it, with a point or a comma; NaN for what isn't one. What could be either is not guessed. */
export function typedNumber(typed: string, maximum = Infinity): number | Doubt {
  const words = typed.trim()
  const whole = words.replaceAll(/[.,]/g, '')
  if (!mayBeThousands.test(words) || Number(whole) > maximum) return decimal(words)
  const fraction = decimal(words)
  return Number.isNaN(fraction) ? { whole } : { whole, fraction: `${words.replace(',', '.')}0` }
}
