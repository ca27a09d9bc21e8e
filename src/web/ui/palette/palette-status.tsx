import type { Phase } from './use-answer.ts'
import '../button/button.css'

export type Said = {
  phase: Phase
  said: string
  /** Nothing was found: said larger. */
  isMissing?: boolean
  failed?: { words: string; again: string; retry: () => void }
}

/** How the search stands, in words. */
export function PaletteStatus({ phase, said, isMissing, failed }: Said) {
  return (
    <div className="palette-status">
      <p role="status" className={isMissing ? 'palette-missing' : 'fact quiet'} dir="auto">
        {said}
      </p>
      {phase === 'failed' && failed && (
        <div className="palette-failed" role="alert">
          <p>{failed.words}</p>
          <button type="button" className="button button-small" onClick={failed.retry}>
            {failed.again}
          </button>
        </div>
      )}
    </div>
  )
}
