const sign = {
  open: 0x28,
  shut: 0x29,
  escape: 0x5c,
  slash: 0x2f,
  percent: 0x25,
  lineFeed: 0x0a,
  carriageReturn: 0x0d,
  b: 0x62,
  e: 0x65,
  n: 0x6e,
  o: 0x6f,
}

/** ISO 32000-2, 7.2.3: what is white, and what else ends a name or a word. */
const kinds = Uint8Array.from({ length: 256 }, (_, byte) => {
  if (byte === 0) return 1
  const letter = String.fromCharCode(byte)
  return '\t\n\f\r '.includes(letter) ? 1 : '()<>[]{}/%'.includes(letter) ? 2 : 0
})

const longestName = 200

const plainly = (name: string) =>
  !name.includes('#')
    ? name
    : name.replace(/#([\da-f]{2})/gi, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      )

/** Ways to pack an object stream that nobody uses, unless to hide what is in it. */
const strange =
  /^\/(LZWDecode|LZW|ASCII85Decode|A85|ASCIIHexDecode|AHx|RunLengthDecode|RL|Predictor)$/

type Packed = { place: number; first: number }

/**
 * Reads a PDF piece by piece and notes the actions that run something, and where objects are packed.
 * Programs find objects by their place, so wherever one starts, reading starts anew: nothing hides
 * behind a bracket that is never closed.
 */
export class PdfReading {
  hasProgram = false
  isStrange = false
  packed: Packed[] = []
  #mode: 'plain' | 'string' | 'comment' | 'stream' = 'plain'
  #depth = 0
  #previous = ''
  #names = new Set<string>()
  #first = 0
  #starts: number[]
  #next: number

  /** `starts` are the places of objects that no word is before, the last one first. */
  constructor(starts: number[] = []) {
    this.#starts = starts
    this.#next = starts.pop() ?? Infinity
  }

  /** Reads what starts within the first `until` bytes; tells how far it has come. */
  read(bytes: Buffer, until: number, place: number): number {
    let at = 0
    const end = Math.min(until, bytes.length)
    while (at < end && !this.hasProgram) {
      if (place + at >= this.#next) this.#startAt(place + at)
      at = this.#mode === 'plain' ? this.#readPlain(bytes, at, place) : this.#readInside(bytes, at)
    }
    return at
  }

  #startAt(place: number) {
    if (this.#next === place) this.#startAnew()
    while (place >= this.#next) this.#next = this.#starts.pop() ?? Infinity
  }

  #startAnew() {
    this.#mode = 'plain'
    this.#previous = 'obj'
    this.#names.clear()
    this.#first = 0
  }

  #readPlain(bytes: Buffer, at: number, place: number): number {
    const byte = bytes[at]!
    if (kinds[byte] === 1) return at + 1
    if (byte === sign.slash) return this.#readName(bytes, at)
    if (byte === sign.percent) {
      this.#mode = 'comment'
      return at + 1
    }
    // A rendition runs its script under another name than an action does: 12.6.4.14.
    if (this.#previous === '/JS' && /[(<\d]/.test(String.fromCharCode(byte))) this.hasProgram = true
    if (byte === sign.open) [this.#mode, this.#depth] = ['string', 1]
    if (kinds[byte]) this.#previous = ''
    return kinds[byte] ? at + 1 : this.#readWord(bytes, at, place)
  }

  #readName(bytes: Buffer, at: number): number {
    const end = endOf(bytes, at + 1)
    const isName = end - at > 1 && end - at <= longestName
    const name = !isName ? '' : plainly(bytes.toString('latin1', at, end))
    const isProgram = name === '/JavaScript' || name === '/Launch'
    if (isProgram && /^(\/S|obj)$/.test(this.#previous)) this.hasProgram = true
    if (name === '/ObjStm' || strange.test(name)) this.#names.add(name)
    this.#previous = name
    return end
  }

  #readWord(bytes: Buffer, at: number, place: number): number {
    const end = endOf(bytes, at)
    const previous = this.#previous
    this.#previous = ''
    if (end - at > 20) return end
    const word = bytes.toString('latin1', at, end)
    if (previous === '/First') this.#first = Number(word)
    if (/^\d*obj$/.test(word)) this.#startAnew()
    if (word === 'stream') this.#startStream(place + end)
    return end
  }

  #startStream(place: number) {
    this.#mode = 'stream'
    if (!this.#names.delete('/ObjStm')) return
    this.packed.push({ place, first: this.#first })
    this.isStrange ||= this.#names.size > 0
  }

  #readInside(bytes: Buffer, at: number): number {
    const byte = bytes[at]!
    if (byte === sign.o && isObj(bytes, at)) {
      this.#startAnew()
      return at + 3
    }
    if (this.#mode === 'string') {
      if (byte === sign.escape) return at + 2
      if (byte === sign.open) this.#depth++
      if (byte === sign.shut && --this.#depth === 0) this.#mode = 'plain'
    } else if (this.#mode === 'comment') {
      if (byte === sign.lineFeed || byte === sign.carriageReturn) this.#mode = 'plain'
    } else if (this.#mode === 'stream') {
      if (byte === sign.e && isEndstream(bytes, at)) this.#mode = 'plain'
    }
    return at + 1
  }
}

function endOf(bytes: Buffer, at: number): number {
  let end = at
  while (end < bytes.length && kinds[bytes[end]!] === 0) end++
  return end
}

const isObj = (bytes: Buffer, at: number) =>
  bytes[at + 1] === sign.b &&
  /^[^a-z]?obj([^a-z]|$)/i.test(bytes.toString('latin1', Math.max(0, at - 1), at + 4))

const isEndstream = (bytes: Buffer, at: number) =>
  bytes[at + 1] === sign.n && bytes.toString('latin1', at, at + 9) === 'endstream'
