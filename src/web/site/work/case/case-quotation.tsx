import { Signature, type Written } from '../../../ui/signature/signature.tsx'
import './case-quotation.css'

type Quotation = { text: string; name: string; role: string; signature?: Written | undefined }

export function CaseQuotation({ of: { text, name, role, signature } }: { of: Quotation }) {
  return (
    <figure className="section">
      <div className="frame ruled case-quotation">
        <blockquote>
          <p>“{text}”</p>
        </blockquote>
        <figcaption>
          {signature && <Signature of={signature} />}
          <b>{name}</b> <span className="quiet">{role}</span>
        </figcaption>
      </div>
    </figure>
  )
}
