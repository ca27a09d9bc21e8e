/** What a visitor typed and has not sent, as their browser keeps it. Files are not kept. */
type FormDraft = { savedAt: string; submissionId: string; values: Record<string, string> }

const keyOf = (form: string) => `draft:${form}`

export function readDraft(form: string): FormDraft | undefined {
  try {
    const draft = JSON.parse(localStorage.getItem(keyOf(form)) ?? '') as FormDraft
    return draft.values && draft.submissionId ? draft : undefined
  } catch {}
}

/** A browser that keeps nothing still sends. */
export function saveDraft(form: string, draft: FormDraft) {
  try {
    localStorage.setItem(keyOf(form), JSON.stringify(draft))
  } catch {}
}

export function dropDraft(form: string) {
  try {
    localStorage.removeItem(keyOf(form))
  } catch {}
}

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The controls whose text is worth keeping. */
export const typedIn = (form: HTMLFormElement, names: string[]) =>
  names.flatMap((name) => {
    const control = form.elements.namedItem(name) as Typed | null
    return control && control.type !== 'file' ? [control] : []
  })

/** The initial value: empty, or the option selected by default. */
const asItCame = (control: Typed) =>
  control.querySelector<HTMLOptionElement>('[selected]')?.value ?? ''

/** Fills what is still as it came; says how much there was to fill. */
export const restoreDraft = (controls: Typed[], { values }: FormDraft): number =>
  controls.filter((control) => {
    const { name, value } = control
    const kept = values[name]
    return kept && value === asItCame(control) && kept !== value && (control.value = kept)
  }).length
