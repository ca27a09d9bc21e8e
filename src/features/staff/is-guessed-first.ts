import { inOneSpelling } from '../../platform/words/mail-address.ts'

let known: Promise<Set<string>> | undefined

/**
 * Whether a password is among the fifty thousand that people choose most, in whatever case, or among the first to be
 * tried for this very person: their own address, its beginning, or one or two characters again and again.
 */
export async function isGuessedFirst(password: string, email: string): Promise<boolean> {
  const own = inOneSpelling(email)
  const tried = inOneSpelling(password)
  if (tried === own || tried === own.split('@')[0] || new Set(tried).size < 3) return true
  // Three megabytes that most days nobody asks for.
  known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(String)),
  )
  return (await known).has(password.toLowerCase())
}
