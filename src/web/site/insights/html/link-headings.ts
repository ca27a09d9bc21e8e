const named = /<(h[23])((?: [a-z]+="[^"]*")*? id="([^"]+)"[^>]*)>([^]*?)<\/\1>/g

/** Makes each heading of a rendered post a link to itself, and code that scrolls reachable by keyboard. */
export const linkHeadings = (html: string): string =>
  html
    .replace(named, (whole, tag: string, attributes: string, id: string, inner: string) =>
      inner.includes('<a ') || inner.trim() === ''
        ? whole
        : `<${tag}${attributes}><a href="#${id}">${inner}</a></${tag}>`,
    )
    .replaceAll('<pre>', '<pre tabindex="0">')
