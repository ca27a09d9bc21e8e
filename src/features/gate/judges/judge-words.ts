import type { RenderedPage } from '../drawn/rendered-page.ts'
import { type Fault, placed, quoted } from './fault.ts'

const note = /‹[^‹›]+›/

/** Notes of the blank pack, and names of the sample: of its company, its people and what it offers. */
export function judgeWords({ words }: RenderedPage, sampleNames: string[]): Fault[] {
  const names = sampleNames.map((name) => ({ name, is: asWord(name) }))
  return words.flatMap((piece): Fault[] => {
    const { text } = piece
    const left = note.exec(text)?.[0]
    if (left)
      return [
        {
          judged: 'words',
          severity: 'error',
          about: left,
          sentence: `${quoted(left)} is still the note on what belongs there.`,
          ...placed(piece),
        },
      ]
    const found = names.find(({ is }) => is.test(text))
    if (!found) return []
    return [
      {
        judged: 'words',
        severity: 'warning',
        about: `${found.name} ${text}`,
        sentence: `${quoted(text)} still speaks of ‘${found.name}’, which the sample brought.`,
        ...placed(piece),
      },
    ]
  })
}

const signs = /[\\^$.*+?()[\]{}|/]/g

/** A name among words; in an address it is written small, with or without something between its words. */
export function asWord(name: string, where?: 'in an address') {
  const spelled = where
    ? name
        .split(/[^\p{L}\p{N}]+/u)
        .filter(Boolean)
        .join('[^\\p{L}\\p{N}]*')
    : name.replace(signs, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{N}])${spelled}(?![\\p{L}\\p{N}])`, where ? 'iu' : 'u')
}
