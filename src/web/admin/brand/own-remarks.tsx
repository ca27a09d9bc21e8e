import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { remarksOn } from '../../../features/documents/brand/remarks.ts'
import type { Document } from '../../../features/documents/document-value.ts'
import { addressOf } from '../session/call-route.ts'
import { asks } from '../session/desk-data.ts'

type OwnRemarksProps = { kind: 'brand' | 'company'; version: number }

/** What only the server can tell of a look: letters that the type hasn’t, and a picture as logo that is hard to see. */
export function OwnRemarks({ kind, version }: OwnRemarksProps) {
  const { data } = useQuery({
    ...asks(addressOf('GET /api/content/{kind}', { params: { kind } }), String(version)),
    placeholderData: keepPreviousData,
  })
  const [document] = (data?.documents ?? []) as Document[]
  const told = document ? remarksOn(kind, document.value) : []
  const remarks = (document?.remarks ?? []).filter((one) => !told.includes(one))
  return (
    <div role="status">
      {remarks.map((remark) => (
        <p key={remark} className="notice">
          {remark}
        </p>
      ))}
    </div>
  )
}
