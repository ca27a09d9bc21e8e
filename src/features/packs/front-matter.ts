import type { TellFault } from '../documents/packs/pack-file.ts'

/** Fields above a text, each on a line in JSON, which is YAML too. */
export const writeFrontMatter = (fields: Record<string, unknown>, text: string) =>
  [
    '---',
    ...Object.entries(fields).map(([name, value]) => `${name}: ${onOneLine(value)}`),
    '---',
    ...(text === '' ? [] : ['', text]),
    '',
  ].join('\n')

/** What other programs take for the end of a line is written as its escape. */
const onOneLine = (value: unknown) =>
  JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')

const whole = /^---\n((?:(?!---\n)[^\n]*\n)*)---(?:\n|$)([^]*)$/

/** The fields and the text below them; undefined where a mistake was told. */
export function readFrontMatter(file: string, written: string, tell: TellFault) {
  const [, head, text = ''] = whole.exec(written.replace(/\r\n?/g, '\n')) ?? []
  if (head === undefined) {
    tell(file, '', 'It must begin with fields between two lines of ---.')
    return undefined
  }
  const fields = new Map<string, unknown>()
  let isSound = true
  const refuse = (name: string, reason: string) => {
    tell(file, name, reason)
    isSound = false
  }
  for (const line of head.split('\n').filter((each) => each.trim() !== '')) {
    const [, name, json = ''] = /^(\w+): ([^\n]*)$/.exec(line) ?? []
    if (name === undefined) refuse('', `This line is no field: ${line.slice(0, 40)}`)
    else if (fields.has(name)) refuse(name, 'This field is there twice.')
    else if (!isJson(json)) refuse(name, 'A field is written in JSON: texts stand in ".')
    else fields.set(name, JSON.parse(json))
  }
  return isSound ? { fields: Object.fromEntries(fields), text: text.trim() } : undefined
}

function isJson(text: string) {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
