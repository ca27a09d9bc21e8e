import { useText } from '../../i18n.tsx'
import { Button } from '../../ui/button/button.tsx'
import { FileField } from '../../ui/field/file-field.tsx'
import type { StatusPageView } from './status-view.ts'

/** Plain forms: they do the same with and without JavaScript. */
export function StatusActions({ view }: { view: StatusPageView }) {
  const t = useText()
  const { token, accept, mayAddFile, mayWithdraw, mayAskForErasure, isFileProblem, problem } = view
  const to = (name: string) =>
    ({ method: 'post', action: `/status/${token}/${name}#status-said` }) as const
  return (
    <div className="status-do">
      {mayAddFile && (
        <form {...to('files')} encType="multipart/form-data" noValidate>
          <h2 className="subhead">{t('status.add')}</h2>
          <FileField
            id="status-file"
            name="file"
            required
            accept={accept}
            label={t('status.choose')}
            hint={t('status.fileHint')}
            error={isFileProblem ? problem : undefined}
          />
          <Button type="submit" look="outline" small>
            {t('status.addFile')}
          </Button>
        </form>
      )}
      {mayWithdraw && (
        <details>
          <summary className="subhead">{t('status.withdraw')}</summary>
          <form {...to('withdraw')}>
            <p>{t('status.withdrawText')}</p>
            {view.reachesOthers && <p>{t('status.withdrawAll')}</p>}
            <Button type="submit" look="outline" small>
              {t('status.withdrawNow')}
            </Button>
          </form>
        </details>
      )}
      {mayAskForErasure && (
        <details>
          <summary className="subhead">{t('status.erase')}</summary>
          <form {...to('erasure')}>
            <p>{t('status.eraseText')}</p>
            <Button type="submit" look="outline" small>
              {t('status.eraseNow')}
            </Button>
          </form>
        </details>
      )}
    </div>
  )
}
