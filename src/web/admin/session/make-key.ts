/** A key for what is sent to be made once, however often its answer is lost. */
export function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const letters = btoa(String.fromCharCode(...bytes))
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
