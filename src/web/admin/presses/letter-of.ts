/** The letter that a shortcut means: where the keys have other letters than Latin ones, the one that is called so. */
export function letterOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const [, named] = /^Key([A-Z])$/.exec(code) ?? []
  return (/[^ -~]/.test(key) && named ? named : key).toLowerCase()
}
