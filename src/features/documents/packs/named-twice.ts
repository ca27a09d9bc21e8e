type Place = { at: string | number; names?: Set<string>; awaitsName?: boolean }

/** The fields that stand twice in an object of this sound JSON; `JSON.parse` would take the last one unheard. */
export function namedTwice(json: string): string[] {
  const within: Place[] = []
  const twice = new Set<string>()
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at]
    if (sign === '{') within.push({ at: '', names: new Set(), awaitsName: true })
    else if (sign === '[') within.push({ at: 0 })
    else if (sign === '}' || sign === ']') within.pop()
    else if (sign === ',') goOn(within.at(-1)!)
    else if (sign === '"') {
      const begin = at
      at = lastOfText(json, begin)
      const place = within.at(-1)
      if (!place?.names || !place.awaitsName) continue
      place.at = JSON.parse(json.slice(begin, at + 1)) as string
      place.awaitsName = false
      if (place.names.has(place.at)) twice.add(within.map((each) => each.at).join('.'))
      place.names.add(place.at)
    }
  }
  return [...twice]
}

function goOn(place: Place) {
  if (typeof place.at === 'number') place.at += 1
  else place.awaitsName = true
}

/** By hand, since a pattern gives up on a text of some megabytes. */
function lastOfText(json: string, begin: number): number {
  let at = begin + 1
  while (json[at] !== '"') at += json[at] === '\\' ? 2 : 1
  return at
}
