import type { QueryClient } from '@tanstack/react-query'
import type { KindName } from '../../../../features/documents/kinds/all-kinds.ts'
import { addressOf } from '../../session/call-route.ts'
import { asks } from '../../session/desk-data.ts'
import type { EditorModel, OpenDocument } from '../model/editor-model.ts'
import type { Field } from './field-path.ts'
import type { FieldSchema } from '../../content-form/content-schema.ts'
import { nameOf, shapeAt } from './field-schema.ts'

/** The documents of the page with the schemas of their kinds, each asked for once. */
export function openDocuments(model: EditorModel, data: QueryClient) {
  const schemas = new Map<KindName, FieldSchema>()

  async function load(kind: KindName) {
    if (schemas.has(kind)) return
    const address = addressOf('GET /api/content/{kind}/schema', { params: { kind } })
    const schema = await data.fetchQuery({
      ...asks(address),
      staleTime: Infinity,
      gcTime: Infinity,
    })
    schemas.set(kind, schema as FieldSchema)
  }
  const valueOf = ({ id }: Field) => model.documentOf(id)?.value
  return {
    open: async (kind: KindName, id: string) => {
      await Promise.all([model.open(kind, id), load(kind)])
    },
    valueAt: (field: Field) => model.valueAt(field),
    set: model.set.bind(model),
    remember: model.remember,
    savedValues: model.savedValues,
    mayChange: ({ id }: Field) => model.documentOf(id)?.mayChange === true,
    schemaOf: (field: Field) => shapeAt(schemas.get(field.kind), valueOf(field), field.path),
    nameOf: (field: Field) => nameOf(schemas.get(field.kind), valueOf(field), field.path),
    /** What a document is called among others of its kind. */
    nameOfDocument: ({ kind, value }: Pick<OpenDocument, 'kind' | 'value'>) => {
      const { name, title, heading, label } = value as Record<string, unknown>
      const words = kind.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())
      return String(name ?? title ?? heading ?? label ?? words)
    },
    /** Whether a field may be without a value. */
    isOptional(field: Field) {
      const at = field.path.lastIndexOf('.')
      const around = { ...field, path: at < 0 ? '' : field.path.slice(0, at) }
      const holder = shapeAt(schemas.get(field.kind), valueOf(field), around.path)
      return holder?.required?.includes(field.path.slice(at + 1)) === false
    },
  }
}

export type OpenDocuments = ReturnType<typeof openDocuments>
