import { Parser } from 'htmlparser2'

type Looks = Record<string, string>

const mostSheet = 12_000

/**
 * What the classes of a drawing look like, as drawing programs write them: `.st0{fill:#05a}`. Nothing, where its style
 * sheet says more than that.
 */
export function classLooks(source: string): ((names?: string) => Looks) | undefined {
  const sheet = source.includes('<style') ? sheetIn(source) : ''
  if (sheet.length > mostSheet) return undefined
  const looks = new Map<string, Looks>()
  for (const rule of sheet.replace(/\/\*[^]*?\*\//g, '').split('}')) {
    if (rule.trim() === '') continue
    const [selectors = '', said, ...more] = rule.split('{')
    const names = selectors.split(',').map((one) => /^\.([\w-]+)$/.exec(one.trim())?.[1])
    if (said === undefined || more.length > 0) return undefined
    for (const name of names) {
      if (name === undefined) return undefined
      looks.set(name, { ...looks.get(name), ...looksIn(said) })
    }
  }
  return (names = '') => {
    const own = new Set(names.split(/\s+/))
    // What the sheet says later wins, in whatever order an element has its classes.
    const told =
      own.size > 1 ? [...looks].filter(([name]) => own.has(name)) : [[names, looks.get(names)]]
    return Object.assign({}, ...told.map(([, one]) => one)) as Looks
  }
}

/** `fill:#f00;stroke:none` by name. */
export const looksIn = (style: string): Looks =>
  Object.fromEntries(
    style.split(';').flatMap((rule) => {
      const [name, ...value] = rule.split(':')
      return value.length > 0 ? [[name!.trim(), value.join(':').trim()]] : []
    }),
  )

function sheetIn(source: string): string {
  let inside = 0
  let sheet = ''
  const parser = new Parser(
    {
      onopentag: (name) => void (inside += name === 'style' ? 1 : 0),
      ontext: (text) => void (sheet += inside > 0 ? text : ''),
      onclosetag: (name) => void (inside -= name === 'style' ? 1 : 0),
    },
    { xmlMode: true },
  )
  parser.end(source)
  return sheet
}
