let known: Promise<Set<string>> | undefined

/** Whether a password is among the fifty thousand that people choose most, in whatever case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  // Three megabytes that most days nobody asks for.
  known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(String)),
  )
  return (await known).has(password.toLowerCase())
}
