import { useMutation, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { useText } from '../../../i18n.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { refreshContent } from '../../changes/changes-count.ts'
import { callRoute } from '../../session/call-route.ts'
import { sentenceOf } from '../../session/desk-call.ts'
import { useEditorModel, useModelState } from '../model/use-editor-model.ts'

/** What somebody moved to the trash beneath who writes it: it comes back with what was written since. */
export function BringBack() {
  const t = useText()
  const all = useQueryClient()
  const model = useEditorModel()
  const [one] = useModelState().trashed
  const back = useMutation({
    async mutationFn({ kind, id }: NonNullable<typeof one>) {
      await callRoute('POST /api/content/{kind}/{id}/restore', { params: { kind, id } })
      await model.refresh(id)
    },
    onError: (refused) => void toast.error(sentenceOf(refused)),
    onSettled: () => refreshContent(all),
  })
  const document = one && model.documentOf(one.id)
  if (!document) return null
  return (
    <Notice
      tone="error"
      text={t('desk.stay.trashed', { name: nameIn(document.value) ?? document.id })}
    >
      <Button busy={back.isPending} onClick={() => back.mutate(document)}>
        {t('desk.stay.bringBack')}
      </Button>
    </Notice>
  )
}

const nameIn = ({ title, name, heading, label }: Record<string, unknown>) =>
  [title, name, heading, label].find((said) => typeof said === 'string') as string | undefined
