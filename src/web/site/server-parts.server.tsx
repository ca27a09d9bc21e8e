import type { ReactNode } from 'react'
import { ContactForm } from './contact/contact-form.tsx'
import { ContactFormContext } from './contact/contact-form-context.ts'

const drawForm = (view: React.ComponentProps<typeof ContactForm>['view']) => (
  <ContactForm view={view} />
)

/** Stands around a page that the server draws, with the parts whose code browsers fetch later. */
export function ServerParts({ children }: { children: ReactNode }) {
  return <ContactFormContext value={drawForm}>{children}</ContactFormContext>
}
