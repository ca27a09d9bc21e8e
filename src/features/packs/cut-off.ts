const tags = /<(\/?)([a-z][a-z0-9]*)\b[^>]*>/gi
const single = new Set(['br', 'hr', 'img'])

/** What HTML begins and doesn't end, if anything: a browser would close it, but its file may have been cut. */
export function cutOff(html: string): string | undefined {
  const [half] = /<\/?[a-z][^>]*$/i.exec(html) ?? []
  if (half !== undefined) return half.slice(0, 20)
  const open = new Map<string, number>()
  for (const [, slash, name] of html.matchAll(tags)) {
    const tag = name!.toLowerCase()
    if (!single.has(tag)) open.set(tag, (open.get(tag) ?? 0) + (slash ? -1 : 1))
  }
  const [tag] = [...open].find(([, count]) => count > 0) ?? []
  return tag && `<${tag}>`
}
