import type { ComponentType } from 'react'
import type { ContactFormView } from './contact-view.ts'

/** Only the server draws the form with the page: it puts it here, where the browser finds nothing. */
export const served: { Form?: ComponentType<{ view: ContactFormView }> } = {}
