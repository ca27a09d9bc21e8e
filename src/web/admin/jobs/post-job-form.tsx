import { type FormEvent, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useText } from '../../i18n.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { KeptNotice } from '../frame/kept-notice.tsx'
import { deskCall, Refusal, sentenceOf } from '../session/desk-call.ts'
import { useKeptForm } from '../session/use-kept-form.ts'
import { JobFields } from './job-fields.tsx'
import { bodyOf, emptyForm } from './job-texts.ts'

export function PostJobForm() {
  const t = useText()
  const form = useKeptForm('new-job', emptyForm)
  const [trouble, setTrouble] = useState<{ message: string; fields: Record<string, string> }>()
  const [isBusy, setIsBusy] = useState(false)

  async function post(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    setTrouble(undefined)
    try {
      await deskCall('/jobs', { method: 'POST', body: bodyOf(form.texts) })
      form.settle()
      toast.success(t('desk.job.posted'))
    } catch (error) {
      const fields = error instanceof Refusal ? error.fields : {}
      setTrouble({ message: sentenceOf(error), fields })
    }
    setIsBusy(false)
  }

  return (
    <form className="desk-form" onSubmit={post}>
      {form.isKept && <KeptNotice onDiscard={() => form.settle()} />}
      <JobFields texts={form.texts} errors={trouble?.fields ?? {}} onWrite={form.write} />
      {trouble && <Notice tone="error" text={trouble.message} />}
      <Button type="submit" busy={isBusy}>
        {isBusy ? t('desk.job.posting') : t('desk.job.post')}
      </Button>
    </form>
  )
}
