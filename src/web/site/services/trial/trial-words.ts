/** Puts values into the places of a text that name them in braces. */
export const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place))

export const shown = (value: number, decimals = 0) =>
  value.toLocaleString('en-IN', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })

export const rupees = (value: number, decimals = 0) => `₹\u00a0${shown(value, decimals)}`
