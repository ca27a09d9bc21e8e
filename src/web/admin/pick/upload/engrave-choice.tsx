import { useText } from '../../../i18n.tsx'
import './engrave-choice.css'

type EngraveChoiceProps = { isEngraved: boolean; onChoose: (isEngraved: boolean) => void }

/** Offers a print of ruled lines in place of the photograph that is uploaded. */
export function EngraveChoice({ isEngraved, onChoose }: EngraveChoiceProps) {
  const t = useText()
  return (
    <label className="engrave-choice">
      <input
        type="checkbox"
        checked={isEngraved}
        onChange={({ target }) => onChoose(target.checked)}
      />
      {t('desk.write.engrave')}
    </label>
  )
}
