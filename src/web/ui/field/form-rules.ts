type FileRule = { most: number; tooLarge: string; endings?: string[]; wrongKind?: string }

/** What a control must hold, with the sentence for when it does not. */
export type Rule = { name: string; missing?: string; notMail?: string; file?: FileRule }

export type Errors = Record<string, string>

const mailShape = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

function fileError({ most, tooLarge, endings, wrongKind }: FileRule, file: File) {
  const isKnown = !endings || endings.some((ending) => file.name.toLowerCase().endsWith(ending))
  if (!isKnown) return wrongKind
  return file.size > most ? tooLarge : undefined
}

function ruleError(rule: Rule, value: FormDataEntryValue | null): string | undefined {
  if (value instanceof File) {
    if (!value.name && value.size === 0) return rule.missing
    return rule.file && fileError(rule.file, value)
  }
  const text = value?.trim() ?? ''
  if (!text) return rule.missing
  return rule.notMail && !mailShape.test(text) ? rule.notMail : undefined
}

/** What must be put right before it is worth sending; the server judges again. */
export function checkForm(rules: Rule[], data: FormData): Errors {
  const errors: Errors = {}
  for (const rule of rules) {
    const error = ruleError(rule, data.get(rule.name))
    if (error) errors[rule.name] = error
  }
  return errors
}
