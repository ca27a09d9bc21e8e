/** Part of an address as its words; where it cannot be decoded, as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Whether an address can be asked for: its percent-encoding is whole, and has no NUL in it. */
export function decodes(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}
