import type { FieldSchema } from './content-schema.ts'

export type FieldProps = {
  schema: FieldSchema
  path: string
  value: unknown
  isOptional: boolean
}
