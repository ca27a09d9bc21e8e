/** Visitors get what is there or nothing, whatever kind of page it is. */
export async function isThere(path: string, signal: AbortSignal) {
  const answer = await fetch(path.replace(/#.*$/, '') || '/', { method: 'HEAD', signal })
  return answer.status !== 404 && answer.status !== 410
}
