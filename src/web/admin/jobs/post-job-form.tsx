import { type FormEvent, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { Link } from 'react-router'
import { useText } from '../../i18n.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { KeptNotice } from '../frame/kept-notice.tsx'
import type { JobPost } from '../../../features/jobs/job-schema.ts'
import { deskFetch, Refusal, sentenceOf } from '../session/desk-call.ts'
import { useKeptForm } from '../session/use-kept-form.ts'
import { FormPreview } from './form-preview.tsx'
import { JobFields } from './job-fields.tsx'
import { bodyOf, emptyForm } from './job-texts.ts'
import { submitterOf } from './submitter-of.ts'

type Done = { job: JobPost; address: string | null }

/** Posts a job at once, or keeps it as a draft that nobody sees until it is posted. */
export function PostJobForm() {
  const t = useText()
  const form = useKeptForm('new-job', emptyForm)
  const [trouble, setTrouble] = useState<{ message: string; fields: Record<string, string> }>()
  const [busyWith, setBusyWith] = useState<'open' | 'draft'>()
  const [done, setDone] = useState<Done>()

  async function post(event: FormEvent) {
    event.preventDefault()
    if (busyWith) return
    const isDraft = submitterOf(event) === 'draft'
    setBusyWith(isDraft ? 'draft' : 'open')
    setTrouble(undefined)
    try {
      const body = { ...bodyOf(form.texts), ...(isDraft ? { state: 'draft' } : {}) }
      const answer = await deskFetch('/jobs', { method: 'POST', body })
      const { jobPost } = (await answer.json()) as { jobPost: JobPost }
      form.settle()
      setDone({ job: jobPost, address: answer.headers.get('location') })
      toast.success(t(isDraft ? 'desk.job.drafted' : 'desk.job.posted'))
    } catch (error) {
      const fields = error instanceof Refusal ? error.fields : {}
      setTrouble({ message: sentenceOf(error), fields })
    }
    setBusyWith(undefined)
  }

  return (
    <form className="desk-form" onSubmit={post}>
      {form.isKept && <KeptNotice onDiscard={() => form.settle()} />}
      <JobFields texts={form.texts} errors={trouble?.fields ?? {}} onWrite={form.write} />
      {trouble && <Notice tone="error" text={trouble.message} />}
      {done && <PostedNotice done={done} />}
      <div className="desk-actions">
        <Button type="submit" busy={busyWith === 'open'}>
          {busyWith === 'open' ? t('desk.job.posting') : t('desk.job.post')}
        </Button>
        <button
          type="submit"
          value="draft"
          formNoValidate
          className="desk-small"
          aria-busy={busyWith === 'draft' || undefined}
        >
          {t('desk.job.saveDraft')}
        </button>
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
  return (
    <Notice text={t('desk.job.isPosted', { title })}>
      {address && <a href={address}>{t('desk.job.see')}</a>}
    </Notice>
  )
}
