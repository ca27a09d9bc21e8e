/** Puts values into the places of a text that name them in braces. */
export const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place))

type Figures = { currency?: string; lakhs?: boolean | undefined }

/** Writes figures as a trial wants them: with its currency, and in lakhs or in thousands. */
export function figuresOf({ currency = '', lakhs }: Figures) {
  const shown = (value: number, decimals = 0) =>
    value.toLocaleString(lakhs ? 'en-IN' : 'en', {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    })
  const money = (value: number, decimals = 0) => `${currency}\u00a0${shown(value, decimals)}`
  return { shown, money }
}
