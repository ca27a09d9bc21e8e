import { createContext, type ReactNode } from 'react'
import type { ContactFormView } from './contact-view.ts'

/** Given by the server only, which draws the form with its page; a browser fetches its code later. */
export const ContactFormContext = createContext<((view: ContactFormView) => ReactNode) | undefined>(
  undefined,
)
