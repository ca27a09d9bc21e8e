import type { RichRun } from '../../../features/documents/rich/rich-runs.ts'
import { useForm } from './form-context.ts'

/** Has paragraphs stand in the place of one item of a list; undefined for what is none. */
export function useSplit(path: string): ((paragraphs: RichRun[][]) => void) | undefined {
  const { split } = useForm()
  const [, list, at] = /^(.+)\.(\d+)$/.exec(path) ?? []
  return list === undefined ? undefined : (paragraphs) => split(list, Number(at), paragraphs)
}
