import { useId, useMemo } from 'react'
import type { RichRun } from '../../../features/documents/rich/rich-runs.ts'
import type { KindName } from '../../../features/documents/kinds/all-kinds.ts'
import { FieldOf } from './field-of.tsx'
import { type FieldSchema, pathTo, schemaAt, valueAt } from './content-schema.ts'
import { Form, type ListChanges } from './form-context.ts'
import { changeList } from './list/change-list.ts'
import { listWithParagraphs } from './list/list-with-paragraphs.ts'
import { showsOf } from './shown-paths.ts'
import './content-form.css'

type ContentFormProps = {
  kind: KindName
  /** As `useContentSchema(kind)` has it. */
  schema: FieldSchema
  value: Record<string, unknown>
  /** What the server said of fields, by their paths; the form adds what it sees itself. */
  faults?: Record<string, string>
  /** Paths of the fields to show; a group or list comes with all that is in it. */
  only?: string[]
  hide?: string[]
  /** One field of these, without what it stands in. */
  alone?: { path: string; schema: FieldSchema; isOptional: boolean }
  mayChange?: boolean
  /** `undefined` takes an optional field away. `typing`: one more letter of the same words. */
  onChange: (path: string, value: unknown, how?: { typing?: boolean }) => void
  /** For who keeps steps of lists apart; else `onChange` has the whole list. */
  lists?: ListChanges
}

/** The fields of a document, made of the schema of its kind. */
export function ContentForm(props: ContentFormProps) {
  const {
    kind,
    schema,
    value,
    faults,
    only,
    hide,
    alone,
    mayChange = true,
    onChange,
    lists,
  } = props
  const id = useId()
  const shows = showsOf(only, hide)
  const form = useMemo(
    () => ({ id, faults: faults ?? {}, mayChange, shows, change: onChange }),
    [id, faults, mayChange, shows, onChange],
  )
  const changes: ListChanges = lists ?? {
    insert: (path, at, item) => onChange(path, changeList(valueAt(value, path), { at, item })),
    remove: (path, at) => onChange(path, changeList(valueAt(value, path), { at })),
    move: (path, from, to) => onChange(path, changeList(valueAt(value, path), { from, to })),
  }
  const split = (list: string, at: number, paragraphs: RichRun[][]) => {
    const shape = schemaAt(schema, value, list) ?? {}
    onChange(list, listWithParagraphs(valueAt(value, list), at, paragraphs, shape))
  }
  const valueAround = (path: string) => valueAt(value, path.replace(/\.?[^.]*$/, ''))
  return (
    <Form value={{ ...form, lists: changes, split, valueAround, FieldOf }}>
      <div className="content-form" data-kind={kind}>
        {alone ? (
          <FieldOf {...alone} value={valueAt(value, alone.path)} />
        ) : (
          Object.entries(schema.properties ?? {}).map(([name, field]) => (
            <FieldOf
              key={name}
              schema={field}
              path={pathTo('', name)}
              value={value[name]}
              isOptional={!schema.required?.includes(name)}
            />
          ))
        )}
      </div>
    </Form>
  )
}
