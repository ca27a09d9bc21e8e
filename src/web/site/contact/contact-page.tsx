import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { company } from '../../../content/company.ts'
import { homeCopy } from '../../../content/home-copy.ts'
import { pageContext } from '../../page-context.ts'
import { layeredDrawing } from '../drawing-file.server.ts'
import { pageMeta } from '../page-meta.ts'
import { ContactSection } from './contact-section.tsx'

export function loader({ context }: LoaderFunctionArgs) {
  const heading = context.get(pageContext).site.text('contact.heading')
  return {
    copy: homeCopy.contact,
    estimate: layeredDrawing('estimate'),
    head: {
      path: '/contact',
      title: `${heading} — ${company.name}`,
      description: `${homeCopy.contact.intro} Or chat with us now.`,
    },
  }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  return loaderData ? pageMeta(matches, loaderData.head) : []
}

export default function ContactPage() {
  const { copy, estimate } = useLoaderData<typeof loader>()
  return <ContactSection heading="h1" copy={copy} estimate={estimate} />
}
