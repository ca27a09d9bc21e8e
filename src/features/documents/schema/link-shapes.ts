import { tidyWords } from '../../../platform/words/tidy-words.ts'

/** Browsers take `http:evil.example` for an address, too, and leave out a line break; nobody means either. */
const isWebAddress = (value: string) =>
  /^https?:\/\/[^/?#\\]\P{Cc}*$/iu.test(value) && URL.canParse(value)
const isOwnPath = (value: string) => /^\/(?!\/)[^\s\\]*$/.test(value)
/** Browsers take . and .. out: `/..//evil.example` would lead away, and `/x/../old` back to `/old`. */
const hasDots = (value: string) => /^[^?#]*\/(\.|%2e){1,2}(\/|[?#]|$)/i.test(value)
const isMailOrPhone = (value: string) => /^(mailto:[^\s@]+@[^\s@]+|tel:\+?[\d-]+)$/.test(value)

/** A page of ours by its path, an address elsewhere, or one to write or to call. */
export const isLink = (value: string) =>
  (isOwnPath(value) && !hasDots(value)) || isWebAddress(value) || isMailOrPhone(value)

/**
 * What is kept of what was typed as a link: an address as browsers send it, with no blank in it, which would end it in
 * a mail or a feed; else the words, to be told that they are no address.
 */
export const keptLink = (typed: string) => {
  const address = typed.trim()
  return isLink(address) ? address.replace(/\s/gu, encodeURIComponent) : tidyWords(typed)
}

/** An address on this site, without what follows ? or #. */
export const isPath = (value: string) => isOwnPath(value) && !/[?#]/.test(value)

/** What a pack says to the owner of a field that is to be filled in: ‹Who you are, in a sentence.› */
export const isNote = (value: string) => /^‹.*›$/s.test(value.trim())

/** A program that a browser would run. */
export const runs = (value: string) => /^\s*(javascript|data|vbscript):/i.test(value)
