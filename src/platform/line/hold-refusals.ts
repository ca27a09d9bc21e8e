/** A refusal at once would be the cheapest answer of all, and be asked for all the more. */
const usualHoldMs = 1000
const mostHeld = 1000

/** Keeps who is refused waiting for a moment, as many as may wait. */
export function holdRefusals(holdMs = usualHoldMs) {
  let held = 0
  return async () => {
    if (held >= mostHeld) return
    held++
    await new Promise((resolve) => setTimeout(resolve, holdMs))
    held--
  }
}
