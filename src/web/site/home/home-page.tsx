import { Fragment, type ReactNode } from 'react'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import type { HomePart } from '../../../features/documents/kinds/pages/home.ts'
import { pageContext } from '../../page-context.ts'
import { documentsIn, kindsOfHome } from '../../directory/sources/documents-in.ts'
import { readPage } from '../../directory/read-page.server.ts'
import { dataOfHome } from '../../start/data-of-home.ts'
import type { PageHandle } from '../../start/page-handle.ts'
import { pageHead } from '../page-head.ts'
import { About } from './about.tsx'
import { ContactSection } from '../contact/contact-section.tsx'
import { readContactForm } from '../contact/read-contact-form.server.ts'
import { Counters } from './counters/counters.tsx'
import { DevelopmentServices } from './development-services.tsx'
import { Hero } from './hero/hero.tsx'
import { HomeMap } from './home-map.tsx'
import { NamePlate } from './hero/name-plate.tsx'
import { Leaders } from './leaders.tsx'
import { readHome } from './read-home.server.ts'
import { Testimonials } from './testimonials.tsx'
import { Why } from './why.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { head } = await readPage(request, context)
  return {
    ...readHome(documentsIn(context, kindsOfHome), context.get(pageContext).site),
    form: readContactForm(context),
    head,
  }
}

export const handle: PageHandle = {
  // In time for the first turn of its slides.
  startsAfter: 3000,
  inlineScripts: ['hold-submit'],
  dataAt: dataOfHome,
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return pageHead(loaderData?.head)
}

export default function HomePage() {
  const home = useLoaderData<typeof loader>()
  const { copy } = home
  const parts: Record<HomePart, ReactNode> = {
    cards: <DevelopmentServices cards={home.services} copy={copy.services} />,
    counters: <Counters counters={home.counters} />,
    promises: <Why promises={home.promises} copy={copy.why} drawing={home.site} />,
    about: <About timeline={home.timeline} copy={copy.about} />,
    leaders: <Leaders leaders={home.leaders} copy={copy.leaders} />,
    testimonials: <Testimonials testimonials={home.testimonials} copy={copy.testimonials} />,
    form: <ContactSection copy={copy.contact} estimate={home.estimate} form={home.form} />,
    map: <HomeMap map={home.map!} copy={copy.map} />,
  }
  return (
    <>
      {home.slides[0] ? (
        <>
          <h1 className="visually-hidden">{home.title}</h1>
          <Hero slides={home.slides} />
        </>
      ) : (
        <NamePlate of={home.plate} />
      )}
      {home.order.map((part) => (
        <Fragment key={part}>{parts[part]}</Fragment>
      ))}
    </>
  )
}
