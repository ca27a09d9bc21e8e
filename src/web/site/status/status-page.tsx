import {
  type HeadersArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
} from 'react-router'
import { useText } from '../../i18n.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { ReceiptSheet } from '../receipt/receipt-sheet.tsx'
import { readStatusPage } from './read-status-page.server.ts'
import { StatusActions } from './status-actions.tsx'
import '../sheet/sheet.css'
import './status-page.css'

export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  readStatusPage(request, context, params.token ?? '')

export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders

/** Its address is a key: nobody is told it, by search engines or by the links on the page. */
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'referrer', content: 'no-referrer' },
]

export default function StatusPage() {
  const t = useText()
  const view = useLoaderData<typeof loader>()
  const { what, receipt, state, stamp, stampedOn, details, fields, files, said, problem } = view
  return (
    <div className="frame ruled status-page">
      <h1 className="head">{receipt.reference}</h1>
      {problem && <Notice id="status-said" tone="error" text={problem} />}
      <div className="grid">
        <ReceiptSheet
          details={receipt}
          stamp={stamp}
          stampedOn={stampedOn}
          cells={[[t('status.stateLabel'), state]]}
          words={
            <>
              {said && <Notice id="status-said" text={said} />}
              <p className={said ? undefined : 'receipt-said'}>{what}</p>
            </>
          }
        >
          <section className="status-what" aria-labelledby="status-what">
            <h2 className="subhead" id="status-what">
              {t('status.arrived')}
            </h2>
            <dl className="sheet-rows">
              {[...details, ...fields].map(([label, value]) => (
                <div key={label}>
                  <dt className="fact">{label}</dt>
                  <dd dir="auto">{value}</dd>
                </div>
              ))}
              <div>
                <dt className="fact">{t('status.files')}</dt>
                <dd>
                  {files.length === 0 && t('status.noFiles')}
                  {files.map(({ name, about }) => (
                    <p key={name + about}>
                      <bdi>{name}</bdi> <span className="fact quiet">{about}</span>
                    </p>
                  ))}
                </dd>
              </div>
            </dl>
            <p className="quiet">{view.consent}</p>
          </section>
        </ReceiptSheet>
        <StatusActions view={view} />
      </div>
    </div>
  )
}
