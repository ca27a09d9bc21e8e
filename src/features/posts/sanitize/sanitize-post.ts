import sanitizeHtml from 'sanitize-html'
import { allowedTags } from './allowed-tags.ts'
import { cleanAttributes } from './post-attributes.ts'

/** What stands in these is no prose: it goes with them. */
const dropped = [
  'script style template noscript noembed noframes iframe frameset object embed applet svg math',
  'textarea select option button xmp plaintext title head canvas audio video',
].flatMap((names) => names.split(' '))

/** The types know less than the library. */
type Options = sanitizeHtml.IOptions & { allowedEmptyAttributes: string[] }

const options: Options = {
  allowedTags,
  nonTextTags: dropped,
  nestingLimit: 120,
  // Made anew by `cleanAttributes`, element by element.
  allowedAttributes: false,
  allowedEmptyAttributes: ['alt', 'reversed', 'open'],
  allowedSchemes: ['https', 'http', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    h1: 'h2',
    strike: 's',
    '*': (tagName, attribs) => {
      const kept = cleanAttributes(tagName, attribs)
      const isLost =
        (tagName === 'img' && kept.src === undefined) ||
        // A link that leads nowhere is its words.
        (tagName === 'a' && kept.href === undefined && kept.id === undefined)
      return { tagName: isLost ? 'nothing' : tagName, attribs: kept }
    },
  },
}

// eslint-disable-next-line no-control-regex
const unshowable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g

const showable = (html: string) =>
  html.toWellFormed().replace(/\r\n?/g, '\n').replace(unshowable, '').trim()

const mostPasses = 12

/**
 * The content of a post with what the allow-list names and nothing else: it cannot run, load
 * anything but pictures over https, or break out of its box. A second time it changes nothing.
 */
export function sanitizePost(html: string): string {
  let before = showable(html)
  // An element that was taken away may have kept apart two that do not go together, and a letter
  // that cannot be shown may have been written as a number.
  for (let pass = 0; pass < mostPasses; pass++) {
    const after = showable(sanitizeHtml(before, options))
    if (after === before) return after
    before = after
  }
  return showable(sanitizeHtml(before, { allowedTags: [], allowedAttributes: {} }))
}
