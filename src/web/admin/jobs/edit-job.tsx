import { type FormEvent, useState } from 'react'
import type { JobPost } from '../../../features/jobs/job-schema.ts'
import { useText } from '../../i18n.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Conflict, type ChangedBy } from '../frame/conflict.tsx'
import { KeptNotice } from '../frame/kept-notice.tsx'
import { deskCall, Refusal, sentenceOf } from '../session/desk-call.ts'
import { useKeptForm } from '../session/use-kept-form.ts'
import { JobFields } from './job-fields.tsx'
import { detailsOfJob } from './job-detail-texts.ts'
import { bodyOf, formNames, formOfJob, type FormTexts, noTexts } from './job-texts.ts'

type EditJobProps = { job: JobPost; onSaved: (job: JobPost) => void; onClose: () => void }
type Stale = { jobPost: JobPost; changedBy: ChangedBy }

/** Edits a copy, which remembers the version it was made from; the list changes once it is saved. */
export function EditJob({ job, onSaved, onClose }: EditJobProps) {
  const t = useText()
  const fresh = { ...formOfJob(job), version: String(job.version) }
  const form = useKeptForm(`job:${job.id}`, fresh)
  const [trouble, setTrouble] = useState<{ message: string; fields: Record<string, string> }>()
  const [stale, setStale] = useState<Stale>()
  const [isBusy, setIsBusy] = useState(false)

  async function save(texts: FormTexts, from: JobPost, version: number) {
    if (isBusy) return
    setIsBusy(true)
    setTrouble(undefined)
    try {
      const body = { ...bodyOf(texts, detailsOfJob(from)), version }
      const { jobPost } = await deskCall<{ jobPost: JobPost }>(`/jobs/${job.id}`, {
        method: 'PUT',
        body,
      })
      form.settle()
      onSaved(jobPost)
      return onClose()
    } catch (error) {
      if (error instanceof Refusal && error.status === 409) setStale(error.answer as Stale)
      else
        setTrouble({
          message: sentenceOf(error),
          fields: error instanceof Refusal ? error.fields : {},
        })
    }
    setIsBusy(false)
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save(form.texts, job, Number(form.texts.version))
  }
  const dropMine = () => {
    form.settle()
    if (stale) onSaved(stale.jobPost)
    onClose()
  }
  return (
    <Dialog title={t('admin.job.editJob')} close={t('desk.close')} onClose={onClose}>
      {stale ? (
        <Conflict
          key={stale.jobPost.version}
          names={formNames}
          label={(name) =>
            t(name in noTexts ? `admin.job.fields.${name}` : `desk.jobDetails.fields.${name}`)
          }
          base={Number(form.texts.version) === job.version ? formOfJob(job) : undefined}
          theirs={formOfJob(stale.jobPost)}
          yours={form.texts}
          changedBy={stale.changedBy}
          isBusy={isBusy}
          onSave={(texts) => save(texts, stale.jobPost, stale.jobPost.version)}
          onLeave={dropMine}
        />
      ) : (
        <form onSubmit={submit}>
          {form.isKept && <KeptNotice onDiscard={() => form.settle()} />}
          <JobFields texts={form.texts} errors={trouble?.fields ?? {}} onWrite={form.write} />
          <Button type="submit" busy={isBusy}>
            {isBusy ? t('admin.job.saving') : t('admin.job.save')}
          </Button>
        </form>
      )}
      {trouble && <Notice tone="error" text={trouble.message} />}
    </Dialog>
  )
}
