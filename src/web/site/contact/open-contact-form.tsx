import { createRoot, hydrateRoot } from 'react-dom/client'
import { type Text, TextsProvider } from '../../i18n.tsx'
import { ContactForm } from './contact-form.tsx'
import type { ContactFormView } from './contact-view.ts'

/** Takes over the form that the server drew, or draws it where there is none; gives back how to close it. */
export function openContactForm(node: HTMLElement, text: Text, view: ContactFormView) {
  const form = (
    <TextsProvider text={text}>
      <ContactForm view={view} />
    </TextsProvider>
  )
  const root = node.firstChild ? hydrateRoot(node, form) : createRoot(node)
  if (!node.firstChild) root.render(form)
  // Not while the page around it is being drawn.
  return () => setTimeout(() => root.unmount())
}
