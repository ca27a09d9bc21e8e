import { ask } from './ask.ts'

/** A figure that the site counts, such as foyer_page_renders_total. */
export async function figure(origin: string, name: string): Promise<number> {
  const { text } = await ask(origin, '/metrics')
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${name} `))
  if (!line) throw new Error(`The site does not count ${name}.`)
  return Number(line.split(' ')[1])
}

export const renders = (origin: string) => figure(origin, 'foyer_page_renders_total')
