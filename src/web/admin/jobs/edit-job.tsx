import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { JobPost } from '../../../features/jobs/job-schema.ts'
import type { KeptJob } from '../../../features/jobs/read/list-jobs.ts'
import { useText } from '../../i18n.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Conflict, type ChangedBy } from '../frame/conflict/conflict.tsx'
import { RestoredNotice } from '../frame/restored-notice.tsx'
import { useFirstWrong } from '../frame/use-first-wrong.ts'
import { callRoute } from '../session/call-route.ts'
import { fieldsOf, isLate, sentenceOf } from '../session/desk-call.ts'
import { tellLate, useIsThere } from '../session/use-is-there.ts'
import { usePersistedForm } from '../session/use-persisted-form.ts'
import { FormPreview } from './form-preview.tsx'
import { JobFields } from './job-fields.tsx'
import { formNames, formOfJob, type FormTexts, noTexts, toldJob, wholeJob } from './job-texts.ts'
import { submitterOf } from './submitter-of.ts'

type EditJobProps = { job: KeptJob; onSaved: (job: JobPost) => void; onClose: () => void }
type Wanted = {
  texts: FormTexts
  from: JobPost
  version: number
  state?: JobPost['state'] | 'open'
}
/** Another API than ours need not say what it has kept. */
type Saved = { jobPost?: JobPost } | undefined
type Stale = { jobPost: JobPost; changedBy: ChangedBy }

/** Edits a copy, which remembers the version it was made from; the list changes once it is saved. */
export function EditJob({ job, onSaved, onClose }: EditJobProps) {
  const t = useText()
  const fresh = { ...formOfJob(job), version: String(job.version) }
  const form = usePersistedForm(`job:${job.id}`, fresh)
  const [stale, setStale] = useState<Stale>()
  const isThere = useIsThere()
  const isDraft = job.state === 'draft'

  const save = useMutation({
    mutationFn: async ({ texts, from, version, state = from.state }: Wanted) => {
      const body = { ...wholeJob(from, texts, version), ...(state ? { state } : {}) }
      const params = { id: job.id }
      const answer: Saved = await callRoute('PUT /jobs/{id}', { params, body })
      return answer?.jobPost?.id
        ? answer.jobPost
        : toldJob({ ...body, ...answer?.jobPost } as JobPost)
    },
    onSuccess: (saved) => {
      form.settle()
      onSaved(saved)
      if (isThere.current) onClose()
    },
    onError: (error) => {
      if (!isThere.current) tellLate(error)
      if (isLate(error)) setStale(error.answer as Stale)
    },
  })
  const trouble = isLate(save.error) ? null : save.error
  const ref = useFirstWrong(trouble)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const state = submitterOf(event) === 'open' ? 'open' : job.state
    if (save.isPending) return
    save.mutate({ texts: form.texts, from: job, version: Number(form.texts.version), state })
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
          note={
            stale.jobPost.state !== job.state
              ? t(`desk.job.conflict.${stale.jobPost.state ?? 'open'}`)
              : undefined
          }
          isBusy={save.isPending}
          onSave={(texts) =>
            save.mutate({
              texts,
              from: stale.jobPost,
              version: stale.jobPost.version,
              ...(save.variables?.state === 'open' ? { state: 'open' } : {}),
            })
          }
          onLeave={dropMine}
        />
      ) : (
        <form ref={ref} onSubmit={submit}>
          {form.isRestored && <RestoredNotice onDiscard={() => form.settle()} />}
          <JobFields
            texts={form.texts}
            errors={fieldsOf(trouble)}
            isBusy={save.isPending}
            onWrite={form.write}
          />
          <div className="desk-actions">
            <Button type="submit" formNoValidate={isDraft} busy={save.isPending}>
              {save.isPending ? t('admin.job.saving') : t('admin.job.save')}
            </Button>
            {isDraft && (
              <button type="submit" value="open" className="desk-small">
                {t('desk.job.post')}
              </button>
            )}
          </div>
          <FormPreview texts={form.texts} />
        </form>
      )}
      {trouble && <Notice tone="error" text={sentenceOf(trouble)} />}
    </Dialog>
  )
}
