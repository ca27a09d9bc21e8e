type Value = string | Buffer
/** The entries of a dictionary of a PDF; those that are dictionaries or lists themselves are left out. */
export type Dictionary = Map<string, Value>

const token = /\/[^\s()<>[\]{}/%]*|<<|>>|<[\da-fA-F\s]*>|[([\]]|[^\s()<>[\]{}/%]+/g

/** Reads a dictionary at its `<<`: ISO 32000-1, 7.3. `text` is latin1. */
export function readDictionary(text: string): Dictionary {
  const entries: Dictionary = new Map()
  let depth = 0
  let key: string | undefined
  token.lastIndex = 0
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const [given] = match
    if (given === '>>' || given === ']') {
      if (--depth === 0) break
      continue
    }
    const isOpening = given === '<<' || given === '['
    if (isOpening) depth++
    const value = given === '(' ? readLiteral(text, match.index) : given
    if (typeof value === 'object') token.lastIndex = value.end
    if (isOpening ? depth > 2 : depth !== 1) continue
    if (key !== undefined && !isOpening)
      entries.set(key, typeof value === 'object' ? value.bytes : bytesOrWord(value))
    key = key === undefined && given.startsWith('/') ? given.slice(1) : undefined
  }
  return entries
}

/** The first string in a list, such as the two of `/ID`. */
export function firstString(text: string): Buffer | undefined {
  const start = /^\s*\[\s*/.exec(text)?.[0].length ?? 0
  if (text[start] === '(') return readLiteral(text, start).bytes
  const hex = /^<([\da-fA-F\s]*)>/.exec(text.slice(start, start + 1000))
  return hex ? fromHex(hex[1]!) : undefined
}

const bytesOrWord = (given: string): Value =>
  given.startsWith('<') ? fromHex(given.slice(1, -1)) : given

function fromHex(given: string): Buffer {
  const figures = given.replace(/\s/g, '')
  return Buffer.from(figures.length % 2 ? `${figures}0` : figures, 'hex')
}

const signs: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
const escaped = /\\([0-7]{1,3}|\r\n|[^])|\r\n?/g

function readLiteral(text: string, start: number): { bytes: Buffer; end: number } {
  let depth = 0
  let end = start
  for (; end < text.length; end++) {
    if (text[end] === '\\') end++
    else if (text[end] === '(') depth++
    else if (text[end] === ')' && --depth === 0) break
  }
  const inner = text.slice(start + 1, end).replace(escaped, (whole, sign?: string) => {
    if (sign === undefined) return '\n'
    if (/^[0-7]/.test(sign)) return String.fromCharCode(Number.parseInt(sign, 8) & 255)
    return /^[\r\n]/.test(sign) ? '' : (signs[sign] ?? sign ?? whole)
  })
  return { bytes: Buffer.from(inner, 'latin1'), end: end + 1 }
}
