import { seeded } from '../kit/seeded.ts'

/** How somebody writes their name. */
export interface Hand {
  /** What is written of the name; `~` stands for letters that the pen runs over. */
  text: string
  /** Degrees by which it leans, and by which its line climbs. */
  slant: number
  rise: number
  wide: number
  /** How high the last letters of a word still are. */
  fade: number
  capitals: number
  gap: number
  dots: boolean
  /** How the pen goes on after the last letter, in hundredths from there. */
  end?: string
}

type Manner = Omit<Hand, 'text' | 'end'>

const ira: Manner = {
  slant: 24,
  rise: 7,
  wide: 1.05,
  fade: 0.42,
  capitals: 1.25,
  gap: 0.15,
  dots: true,
}
const samir: Manner = {
  slant: 11,
  rise: 3,
  wide: 1.25,
  fade: 0.8,
  capitals: 1.4,
  gap: 0.1,
  dots: true,
}
const abhay: Manner = {
  slant: 16,
  rise: 9,
  wide: 1.15,
  fade: 0.6,
  capitals: 1.05,
  gap: 0.2,
  dots: true,
}
const dana: Manner = {
  slant: 32,
  rise: 4,
  wide: 1.3,
  fade: 0.32,
  capitals: 1.35,
  gap: -0.35,
  dots: false,
}

const hands = new Map<string, Hand>([
  ['Ira Deshpande', { ...ira, text: 'Ira Deshpa~de', end: '90,5 40,-90 -340,-115 -640,-95' }],
  ['Samir Akhtar', { ...samir, text: 'S Akhtar', end: '60,35 280,10' }],
  ['Abhay Sinha', { ...abhay, text: 'Abhay Sinha', end: '60,50 90,160 20,200 -250,175' }],
  ['Dana Whitfield', { ...dana, text: 'D Whitfi~ld', end: '80,0 220,50' }],
])

const titles = /^(Dr|Prof|Mr|Mrs|Ms)\.? /
const written = /^[A-Za-z]+([ '’-][A-Za-z]+|\.)*$/

/** The hand of a person; one we know nothing of gets a hand of their own from their name. */
export function handOf(name: string): Hand | undefined {
  const known = hands.get(name)
  if (known) return known
  const text = name.normalize('NFD').replace(/\p{M}/gu, '').replace(titles, '').trim()
  if (text.length > 40 || !written.test(text)) return undefined
  const random = seeded(seedOf(text))
  const between = (low: number, high: number) => low + (high - low) * random()
  random()
  return {
    text: text.replace(/['’-]/g, ''),
    slant: between(10, 28),
    rise: between(1, 7),
    wide: between(0.82, 1.15),
    fade: between(0.45, 0.8),
    capitals: between(0.95, 1.25),
    gap: between(0.15, 0.5),
    dots: true,
    ...(random() < 0.5 && { end: `${between(60, 180)},${between(0, 50)}` }),
  }
}

function seedOf(text: string): number {
  let seed = 7
  for (const letter of text) seed = (seed * 31 + letter.charCodeAt(0)) % 2147483646
  return seed + 1
}
