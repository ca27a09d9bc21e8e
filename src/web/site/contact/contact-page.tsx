import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { documentsIn } from '../../directory/sources/documents-in.ts'
import { readPage } from '../../directory/read-page.server.ts'
import { pageContext } from '../../page-context.ts'
import { pageHead } from '../page-head.ts'
import { ContactSection } from './contact-section.tsx'
import { readContact } from './read-contact.server.ts'
import { readContactForm } from './read-contact-form.server.ts'
import type { PageHandle } from '../../start/page-handle.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { head } = await readPage(request, context)
  return {
    ...readContact(documentsIn(context), context.get(pageContext).site),
    form: readContactForm(context),
    from: pageBefore(request, context),
    head,
  }
}

/** A page of ours, as the link that led here says it; what a form that was refused said is said again. */
function pageBefore(request: Request, context: LoaderFunctionArgs['context']): string | undefined {
  const { answer } = context.get(pageContext)
  const said = answer?.values.page ?? new URL(request.url).searchParams.get('from')
  const { paths } = documentsIn(context, ['page'])
  return [...paths.values()].find((path) => path === said)
}

export const handle: PageHandle = { inlineScripts: ['prefetch-challenge', 'hold-submit'] }

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return pageHead(loaderData?.head)
}

export default function ContactPage() {
  const { copy, estimate, form, from } = useLoaderData<typeof loader>()
  return (
    <>
      <ContactSection heading="h1" copy={copy} estimate={estimate} form={form} />
      {from && <input type="hidden" name="page" value={from} form="contact-form" />}
    </>
  )
}
