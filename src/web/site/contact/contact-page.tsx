import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { documentsIn } from '../../directory/sources/documents-in.ts'
import { readPage } from '../../directory/read-page.server.ts'
import { pageHead } from '../page-head.ts'
import { ContactSection } from './contact-section.tsx'
import { readContact } from './read-contact.server.ts'
import { readContactForm } from './read-contact-form.server.ts'
import type { PageHandle } from '../../start/page-handle.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { head } = await readPage(request, context)
  return {
    ...readContact(documentsIn(context, ['home'])),
    form: readContactForm(context),
    head,
  }
}

export const handle: PageHandle = { inlineScripts: ['prefetch-challenge', 'hold-submit'] }

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return pageHead(loaderData?.head)
}

export default function ContactPage() {
  const { copy, estimate, form } = useLoaderData<typeof loader>()
  return <ContactSection heading="h1" copy={copy} estimate={estimate} form={form} />
}
