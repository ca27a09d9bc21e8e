const naming = ['title', 'name', 'heading', 'label', 'year', 'from', 'text', 'linkLabel']
const longest = 80

/** How people call a document, by its value; its id where it says nothing yet. */
export function namedBy(value: Record<string, unknown>, otherwise: string): string {
  for (const field of naming) {
    const said = value[field]
    if (typeof said === 'number') return `${said}`
    if (typeof said !== 'string' || said.trim() === '') continue
    const [line = ''] = said.trim().split('\n')
    return line.length > longest ? `${line.slice(0, longest - 1).trimEnd()}…` : line
  }
  return otherwise
}

type Fields = { properties?: Record<string, { is?: string }> }

/** The field that holds the name of a new document. */
export const namingField = ({ properties = {} }: Fields) =>
  naming.find((name) => /^(line|text|rich)$/.test(properties[name]?.is ?? ''))
