const ended = /[.!?…。！？]["'”’»)\]]*$/

/** Somebody else's message, so that a sentence of ours can follow it. */
export function asSentence(message: string): string {
  const words = message.trim()
  if (!words || ended.test(words)) return words
  return `${words.replace(/[\s,:;–—-]+$/, '')}.`
}
