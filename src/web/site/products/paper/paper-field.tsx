import type { Paper } from '../product-view.ts'

type PaperFieldProps = {
  reading: Paper['readings'][number]
  index: number
  paper: Paper
  onRead: () => void
}

export function PaperField({ reading, index, paper, onRead }: PaperFieldProps) {
  const { label, value, confidence, needsLook, why } = reading
  return (
    <div className={value ? 'paper-field' : 'paper-field paper-empty'}>
      <label>
        <input
          type="radio"
          name="field"
          value={index}
          defaultChecked={index === 0}
          aria-describedby={`field-${index}`}
          onChange={onRead}
        />
        <span className="fact">{label}</span>
        <b>{value || paper.refused}</b>
      </label>
      <div className="paper-why" id={`field-${index}`}>
        <p>{why}</p>
        {confidence !== undefined && (
          <p className="fact">
            {confidence} {paper.sure}
            {needsLook && <b>{paper.look}</b>}
          </p>
        )}
      </div>
    </div>
  )
}
