/** Those that one has to move to make one order of the other; as few as it takes. */
export function movedKeys(before: string[], after: string[]): string[] {
  const places = after.filter((key) => before.includes(key)).map((key) => before.indexOf(key))
  const longest = places.map((_, at) => [at])
  for (let at = 0; at < places.length; at++)
    for (let earlier = 0; earlier < at; earlier++)
      if (places[earlier]! < places[at]! && longest[earlier]!.length >= longest[at]!.length)
        longest[at] = [...longest[earlier]!, at]
  const stay = longest.reduce<number[]>((best, one) => (one.length > best.length ? one : best), [])
  const kept = new Set(stay.map((at) => before[places[at]!]))
  return after.filter((key) => before.includes(key) && !kept.has(key))
}
