/** Whatever may make a page look another way, other than an animation. */
const stirring =
  'load error scroll resize toggle close input pointerover pointerdown focusin focusout keydown transitionend'

let hasStirred = true

const stir = () => void (hasStirred = true)

export function watchForStirring() {
  const everything = { subtree: true, childList: true, attributes: true, characterData: true }
  new MutationObserver(stir).observe(document, everything)
  for (const event of stirring.split(' '))
    addEventListener(event, stir, { capture: true, passive: true })
  document.fonts.addEventListener('loadingdone', stir)
}

/** Whether the page must look as it did when this was asked last: nothing has moved since. */
export function isStill(): boolean {
  const isMoving = document.getAnimations().some(({ playState }) => playState === 'running')
  const isStill = !hasStirred && !isMoving
  // What an animation of a script leaves behind is told of by nothing but its end.
  hasStirred = isMoving
  return isStill
}

/** Until nothing moves but what goes on without an end; not for ever, or a page that always turns would go unjudged. */
export async function standstill() {
  const latest = performance.now() + 5000
  while (performance.now() < latest && document.getAnimations().some(isUnderWay))
    await new Promise((done) => requestAnimationFrame(done))
}

const isUnderWay = ({ playState, timeline, effect }: Animation) =>
  playState === 'running' &&
  timeline === document.timeline &&
  effect?.getComputedTiming().endTime !== Infinity
