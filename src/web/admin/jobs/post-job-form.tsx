import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { Link } from 'react-router'
import { useText } from '../../i18n.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { RestoredNotice } from '../frame/restored-notice.tsx'
import { useFirstWrong } from '../frame/use-first-wrong.ts'
import { PublicVerdict } from '../gate/public-verdict.tsx'
import type { Answer } from '../session/api-routes.ts'
import { addressOf, callRoute } from '../session/call-route.ts'
import { deskFetch, fieldsOf, isLate, sentenceOf } from '../session/desk-call.ts'
import { makeKey } from '../session/make-key.ts'
import { useMe } from '../session/session-state.tsx'
import { tellLate, useIsThere } from '../session/use-is-there.ts'
import { usePersistedForm } from '../session/use-persisted-form.ts'
import { FormPreview } from './form-preview.tsx'
import { JobFields } from './job-fields.tsx'
import { bodyOf, emptyForm, wholeJob } from './job-texts.ts'
import { standingOf } from './job-standing.ts'
import { submitterOf } from './submitter-of.ts'

type Job = Answer<'POST /jobs'>['jobPost']
type Done = {
  job: Pick<Job, 'id' | 'title' | 'state' | 'version' | 'validThrough'>
  address: string | null
}

/** The key goes with the texts, so that a job whose answer was lost is not posted twice. */
const emptyWithKey = () => ({ ...emptyForm, key: makeKey() })

/** Posts a job at once, or keeps it as a draft that nobody sees until it is posted. */
export function PostJobForm() {
  const t = useText()
  const { isElsewhere } = useMe()
  const [blank] = useState(emptyWithKey)
  const form = usePersistedForm('new-job', blank)
  const isThere = useIsThere()
  const post = useMutation({
    mutationFn: async (state: 'open' | 'draft'): Promise<Done> => {
      const { key } = form.texts
      const body = {
        ...bodyOf(form.texts),
        ...(state === 'draft' ? { state } : {}),
      }
      try {
        const answer = await deskFetch(addressOf('POST /jobs', { body }), {
          method: 'POST',
          body,
          // Another API knows of no key.
          key: isElsewhere ? undefined : key,
        })
        // Another API than ours need not say what it has made.
        const told: { jobPost?: Job } | undefined = await answer.json().catch(() => undefined)
        const job = told?.jobPost ?? { id: '', title: body.title, version: 1 }
        return { job, address: answer.headers.get('location') }
      } catch (error) {
        if (isElsewhere || !isLate(error)) throw error
        // An answer that was lost has made it; what was typed since goes over it, and over nobody else's.
        const made = (error.answer as { jobPost: Job }).jobPost
        const change = { ...wholeJob(made, form.texts, 1), state }
        const params = { id: key }
        const { jobPost } = await callRoute('PUT /jobs/{id}', { params, body: change })
        return { job: jobPost, address: null }
      }
    },
    onSuccess: (made, state) => {
      form.settle(emptyWithKey())
      setDone(made)
      toast.success(t(state === 'draft' ? 'desk.job.drafted' : 'desk.job.posted'))
    },
    onError: (error) => {
      if (!isThere.current) tellLate(error)
    },
  })
  const [done, setDone] = useState<Done>()
  const ref = useFirstWrong(post.error)
  const busyWith = post.isPending ? post.variables : undefined

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busyWith) post.mutate(submitterOf(event) === 'draft' ? 'draft' : 'open')
  }

  return (
    <form ref={ref} className="desk-form" onSubmit={submit}>
      {form.isRestored && <RestoredNotice onDiscard={() => form.settle(emptyWithKey())} />}
      <JobFields
        texts={form.texts}
        errors={fieldsOf(post.error)}
        isBusy={post.isPending}
        onWrite={form.write}
      />
      {post.error && <Notice tone="error" text={sentenceOf(post.error)} />}
      {done && <PostedNotice done={done} />}
      <div className="desk-actions">
        <Button type="submit" busy={busyWith === 'open'}>
          {busyWith === 'open' ? t('desk.job.posting') : t('desk.job.post')}
        </Button>
        {!isElsewhere && (
          <button
            type="submit"
            value="draft"
            formNoValidate
            className="desk-small"
            aria-busy={busyWith === 'draft' || undefined}
          >
            {t('desk.job.saveDraft')}
          </button>
        )}
      </div>
      <FormPreview texts={form.texts} />
    </form>
  )
}

function PostedNotice({ done: { job, address } }: { done: Done }) {
  const t = useText()
  const { id, title } = job
  if (job.state === 'draft')
    return (
      <Notice text={t('desk.job.isDraft', { title })}>
        <Link to={`/admin/job-edit?job=${id}`}>{t('desk.job.goOn')}</Link>
      </Notice>
    )
  if (standingOf(job) === 'over') return <Notice text={t('desk.job.now.over', { title })} />
  return (
    <>
      <Notice text={t('desk.job.isPosted', { title })}>
        {address && <a href={address}>{t('desk.job.see')}</a>}
      </Notice>
      {address && <PublicVerdict of={{ job: address.split('/').at(-1)! }} version={job.version} />}
    </>
  )
}
