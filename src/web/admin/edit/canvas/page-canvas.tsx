import { type ReactNode, type RefObject, useMemo } from 'react'
import { useText } from '../../../i18n.tsx'
import { useEditing } from '../editing.ts'
import { isPicture } from '../fields/field-schema.ts'
import { Outline } from './outline.tsx'
import { SpotTools } from './tools/spot-tools.tsx'

type PageCanvasProps = {
  stage: RefObject<HTMLDivElement | null>
  host: RefObject<HTMLDivElement | null>
  /** Tools stand at the foot of the screen, not beside the words. */
  isDocked: boolean
  children?: ReactNode
}

/** The page in its frame, and above it what is chosen and what can be done there. */
export function PageCanvas({ stage, host, isDocked, children }: PageCanvasProps) {
  const {
    shown,
    scale,
    documents: { nameOf },
  } = useEditing()
  const { hovered, chosen } = shown
  return (
    <div ref={stage} className="edit-stage">
      <div ref={host} className="edit-frames">
        {/* The frames come here by hand: one is drawn behind the other. */}
      </div>
      <div className="edit-overlay">
        {hovered && hovered !== chosen && (
          <Outline spot={hovered} scale={scale} look="hovered" name={nameOf(hovered.field)} />
        )}
        {chosen && (
          <Outline spot={chosen} scale={scale} look="chosen" name={nameOf(chosen.field)} />
        )}
        {chosen && !isDocked && <SpotTools spot={chosen} isDocked={false} />}
      </div>
      <Said />
      {children}
    </div>
  )
}

/** What is chosen, for those who hear it. */
function Said() {
  const t = useText()
  const {
    shown,
    model,
    documents: { schemaOf, nameOf },
  } = useEditing()
  const { chosen, isWriting } = shown
  const said = useMemo(() => {
    if (!chosen || isWriting) return ''
    const value = model.valueAt(chosen.field)
    const words = typeof value === 'string' ? value : ''
    const key = isPicture(schemaOf(chosen.field)) ? 'enterToChoose' : 'enterToWrite'
    return `${t('desk.edit.chosen', { name: nameOf(chosen.field), words })} ${t(`desk.edit.${key}`)}`
  }, [chosen, isWriting, model, schemaOf, nameOf, t])
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  )
}
