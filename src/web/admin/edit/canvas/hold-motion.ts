/** What moves on a page without an end stands still until the function that comes back is called. */
export function holdMotion({ document }: Window): () => void {
  const endless = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && isEndless(effect))
  for (const one of endless) one.pause()
  return () => {
    for (const one of endless) if (one.playState === 'paused') one.play()
  }
}

const isEndless = (effect: AnimationEffect | null) => effect?.getTiming().iterations === Infinity
