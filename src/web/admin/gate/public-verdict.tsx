import { useQuery } from '@tanstack/react-query'
import { useText } from '../../i18n.tsx'
import { callRoute } from '../session/call-route.ts'
import { Findings } from './findings.tsx'

type PublicVerdictProps = {
  /** The address of what is public now: a post, or a job. */
  of: { post: string } | { job: string }
  /** Of what was published: another one is looked at anew. */
  version: number
}

/** What was found on the page of a post or a job that has just gone out. Nothing of it held it back. */
export function PublicVerdict({ of, version }: PublicVerdictProps) {
  const t = useText()
  const judged = useQuery({
    queryKey: ['gate', 'public', of, version],
    queryFn: ({ signal }) => callRoute('POST /api/gate', { body: of, signal }),
    staleTime: Infinity,
    retry: false,
  })
  const findings = judged.data?.findings.filter(({ isOld }) => !isOld) ?? []
  return (
    <div className="public-verdict" role="status">
      {findings.length > 0 && (
        <>
          <p className="gate-count">{t('desk.gate.public')}</p>
          <Findings findings={findings} />
        </>
      )}
    </div>
  )
}
