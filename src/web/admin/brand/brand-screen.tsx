import { useMutation, useQuery } from '@tanstack/react-query'
import type { Document } from '../../../features/documents/document-value.ts'
import { useText } from '../../i18n.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Waiting } from '../../ui/spinner/spinner.tsx'
import { EditorModelProvider, useNewEditorModel } from '../edit/model/use-editor-model.ts'
import { Trouble } from '../frame/trouble.tsx'
import { addressOf, callRoute } from '../session/call-route.ts'
import { asks } from '../session/desk-data.ts'
import { useMe } from '../session/session-state.tsx'
import { BrandDesk } from './brand-desk.tsx'
import { BrandView } from './brand-view.tsx'
import { OwnRemarks } from './own-remarks.tsx'
import './brand-screen.css'

/** The company's look, or a way to begin one: without one the site has the default look. */
export function BrandScreen() {
  return useMe().may.includes('company content') ? <OwnBrand /> : <BrandView />
}

function OwnBrand() {
  const t = useText()
  const model = useNewEditorModel()
  const kind = 'brand'
  const { data, error, refetch } = useQuery(
    asks(addressOf('GET /api/content/{kind}', { params: { kind } })),
  )
  const begin = useMutation({
    mutationFn: () =>
      callRoute('POST /api/content/{kind}', { params: { kind }, body: { value: {} } }),
    onSuccess: () => refetch(),
  })
  if (!data)
    return error ? (
      <Trouble of={error} onRetry={refetch} />
    ) : (
      <Waiting label={t('desk.brand.loading')} />
    )
  const [document] = data.documents as Document[]
  if (!document)
    return (
      <div className="brand-none">
        <p>{t('desk.brand.none')}</p>
        <OwnRemarks kind="company" version={0} />
        <Button busy={begin.isPending} onClick={() => begin.mutate()}>
          {t('desk.brand.begin')}
        </Button>
      </div>
    )
  return (
    <EditorModelProvider value={model}>
      <BrandDesk document={document} />
    </EditorModelProvider>
  )
}
