import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { documentsIn } from '../../../directory/sources/documents-in.ts'
import { readPage } from '../../../directory/read-page.server.ts'
import { pageHead } from '../../page-head.ts'
import { SheetFigures } from '../../sheet/sheet-figures.tsx'
import { Paragraphs, SheetPart } from '../../sheet/sheet-part.tsx'
import { CaseEnd } from './case-end.tsx'
import { CaseHead } from './case-head.tsx'
import { CaseQuotation } from './case-quotation.tsx'
import { CaseSteps } from './case-steps.tsx'
import { readCase } from './read-case.server.ts'
import './case-page.css'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { entry, head } = await readPage(request, context)
  return { head, study: readCase(entry.path, documentsIn(context)) }
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => pageHead(loaderData?.head)

export default function CasePage() {
  const { head, study } = useLoaderData<typeof loader>()
  const { problem, quotation, lesson, copy } = study
  return (
    <article key={study.path}>
      <CaseHead study={study} crumbs={head.crumbs} />
      {study.results.length > 0 && <SheetFigures heading={copy.results} figures={study.results} />}
      <SheetPart heading={problem.heading}>
        <div className="sheet-led">
          <Paragraphs of={problem.text} />
        </div>
      </SheetPart>
      <CaseSteps study={study} />
      {quotation && <CaseQuotation of={quotation} />}
      {lesson && (
        <SheetPart heading={copy.lesson}>
          <p className="case-lesson">{lesson}</p>
        </SheetPart>
      )}
      <CaseEnd study={study} />
    </article>
  )
}
