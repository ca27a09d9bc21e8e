import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { documentsIn } from '../../directory/sources/documents-in.ts'
import { pageContext } from '../../page-context.ts'
import { useText } from '../../i18n.tsx'
import { readFrameData } from '../frame/read-frame-data.server.ts'
import { Drawing } from '../../ui/drawing/drawing.tsx'
import '../error-pages/error-pages.css'

/** Only drawn as an answer: what it says is why there is no preview. */
export function loader({ context }: LoaderFunctionArgs) {
  const { site, answer } = context.get(pageContext)
  if (!answer?.message) throw data([], { status: 404 })
  const { notFoundDrawing } = readFrameData(site.text, documentsIn(context))
  return { message: answer.message, drawing: notFoundDrawing }
}

export const meta = () => [{ title: 'Preview' }, { name: 'robots', content: 'noindex' }]

export default function PreviewOverPage() {
  const t = useText()
  const { message, drawing } = useLoaderData<typeof loader>()
  return (
    <div className="error-page">
      <div className="frame ruled">
        <h1>{message}</h1>
        <div className="grid">
          <div className="error-text">
            <p className="lead">{t('previewOver')}</p>
          </div>
          <div className="error-picture">
            <Drawing of={drawing} eager />
          </div>
        </div>
      </div>
    </div>
  )
}
