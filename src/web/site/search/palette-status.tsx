import { useText } from '../../i18n.tsx'

type PaletteStatusProps = {
  phase: 'searching' | 'found' | 'failed'
  query: string
  total: number
  retry: () => void
}

/** How the search stands, in words. */
export function PaletteStatus({ phase, query, total, retry }: PaletteStatusProps) {
  const t = useText()
  const isMissing = phase === 'found' && query !== '' && total === 0
  return (
    <div className="palette-says">
      <p role="status" className={isMissing ? 'palette-missing' : 'fact quiet'} dir="auto">
        {phase === 'searching' && t('search.searching')}
        {isMissing && t('search.nothing', { query })}
        {phase === 'found' &&
          total > 0 &&
          t(total === 1 ? 'search.countOne' : 'search.count', { total })}
        {phase === 'found' && query === '' && t('search.useful')}
      </p>
      {phase === 'failed' && (
        <div className="palette-failed" role="alert">
          <p>{t('search.failed')}</p>
          <button type="button" className="button button-small" onClick={retry}>
            {t('search.again')}
          </button>
        </div>
      )}
    </div>
  )
}
