import { z } from 'zod'

/** A kind of thing that a page can say. Everything about it is derived from its fields. */
export type Kind<Fields extends z.ZodRawShape = z.ZodRawShape> = {
  /** As in addresses and folders: `case`, `service-card`. */
  name: string
  /** As people call one of them. */
  label: string
  /** There is one at most. */
  single: boolean
  /** Pages cannot do without it. */
  required?: boolean
  /** Its documents have an address on the site, which begins so. */
  under?: string
  /** The field that names the document below whose address this one stands: `/services/industries/Oil-Gas`. */
  parent?: string
  /** It has no page of its own: its address is only how those of others begin. */
  pageless?: boolean
  /** What is published of it is no visitor's business either. */
  isForStaff?: boolean
  /** Addresses that other parts of the site lead to. */
  needed?: string[]
  schema: z.ZodObject<Fields, z.core.$strict>
}

/** Whether each of its documents is called by something that nobody else of the kind has: its address, or the form it is for. */
export const hasSlug = ({ under, needed }: Kind) => under !== undefined || needed !== undefined

type More = Partial<Omit<Kind, 'name' | 'label' | 'schema'>>

export const kind = <Fields extends z.ZodRawShape>(
  name: string,
  label: string,
  fields: Fields,
  { single = false, ...more }: More = {},
): Kind<Fields> => ({
  name,
  label,
  single,
  ...more,
  schema: z.strictObject(fields, { error: `A ${label.toLowerCase()} is an object.` }),
})

export type ValueOf<Of> = Of extends Kind<infer Fields> ? z.infer<z.ZodObject<Fields>> : never
