import { useState } from 'react'
import { useText } from '../../i18n.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Confirm } from '../frame/confirm.tsx'
import type { useBrandDraft } from './use-brand-draft.ts'

type BrandActionsProps = {
  draft: ReturnType<typeof useBrandDraft>
  onPublished: () => void
}

/** Back, forth, away with it, or out with it; and whether it is kept. */
export function BrandActions({ draft, onPublished }: BrandActionsProps) {
  const t = useText()
  const [isAsking, setIsAsking] = useState(false)
  const { state, document, undo, redo, discard, publish } = draft
  const isChanged = document?.state !== 'published' || state.save !== 'saved'
  return (
    <div className="brand-actions">
      <p className="fact quiet" role="status">
        {state.save === 'saved'
          ? t(`desk.brand.state.${document?.state ?? 'published'}`)
          : t(`desk.brand.save.${state.save}`)}
      </p>
      <div className="desk-actions">
        <button
          type="button"
          className="desk-small"
          aria-disabled={!state.canUndo || undefined}
          onClick={() => state.canUndo && undo()}
        >
          {t('desk.brand.undo')}
        </button>
        <button
          type="button"
          className="desk-small"
          aria-disabled={!state.canRedo || undefined}
          onClick={() => state.canRedo && redo()}
        >
          {t('desk.brand.redo')}
        </button>
        {discard && isChanged && (
          <button type="button" className="desk-small" onClick={() => setIsAsking(true)}>
            {t('desk.brand.discard')}
          </button>
        )}
      </div>
      <Button
        busy={publish.isPending}
        {...(!isChanged && { 'aria-disabled': true })}
        onClick={() => isChanged && publish.mutate(undefined, { onSuccess: onPublished })}
      >
        {t('desk.brand.publish')}
      </Button>
      {isAsking && discard && (
        <Confirm
          question={t('desk.brand.discardQuestion')}
          yes={t('desk.brand.discard')}
          onYes={async () => discard()}
          onNo={() => setIsAsking(false)}
        />
      )}
    </div>
  )
}
