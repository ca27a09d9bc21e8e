import { useText } from '../../i18n.tsx'

/** Says that what was typed earlier is back, and lets a visitor throw it away. */
export function DraftNote({ at, onClear }: { at: string; onClear: () => void }) {
  const t = useText()
  if (!at) return null
  const when = new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <p className="form-draft fact" role="status">
      {t('form.restored', { when })}{' '}
      <button type="button" className="text-button" onClick={onClear}>
        {t('form.clear')}
      </button>
    </p>
  )
}
