type InboxChoiceProps<Value extends string> = {
  label: string
  value: Value
  of: (readonly [value: Value, words: string])[]
  onChoose: (value: Value) => void
}

export function InboxChoice<Value extends string>(props: InboxChoiceProps<Value>) {
  const { label, value, of: choices, onChoose } = props
  return (
    <label className="inbox-choice">
      <span className="fact quiet">{label}</span>
      <select value={value} onChange={(event) => onChoose(event.target.value as Value)}>
        {choices.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}
