type InboxChoiceProps = {
  label: string
  value: string
  of: (readonly [value: string, words: string])[]
  onChoose: (value: string) => void
}

export function InboxChoice({ label, value, of: choices, onChoose }: InboxChoiceProps) {
  return (
    <label className="inbox-choice">
      <span className="fact quiet">{label}</span>
      <select value={value} onChange={(event) => onChoose(event.target.value)}>
        {choices.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}
