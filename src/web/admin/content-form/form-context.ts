import { type ComponentType, createContext, use } from 'react'
import type { RichRun } from '../../../features/documents/rich/rich-runs.ts'
import type { FieldProps } from './field-props.ts'

/** One change of a list; the form tells the whole list where these are not listened to. */
export type ListChanges = {
  insert: (path: string, at: number, item: unknown) => void
  remove: (path: string, at: number) => void
  move: (path: string, from: number, to: number) => void
  /** By what its items are known, where others may move them, too. */
  keysOf?: (path: string) => string[] | undefined
}

type FormContext = {
  /** Begins the ids of all controls. */
  id: string
  faults: Record<string, string>
  mayChange: boolean
  shows: (path: string) => boolean
  change: (path: string, value: unknown, how?: { typing?: boolean }) => void
  lists: ListChanges
  /** Has several paragraphs stand where one item of a list was. */
  split: (list: string, at: number, paragraphs: RichRun[][]) => void
  /** The group or list that a field stands in. */
  valueAround: (path: string) => unknown
  /** One field, whatever it is: groups and lists draw theirs with it. */
  FieldOf: ComponentType<FieldProps>
}

export const Form = createContext<FormContext | null>(null)

export function useForm(): FormContext {
  const form = use(Form)
  if (!form) throw new Error('useForm needs a ContentForm around it.')
  return form
}
