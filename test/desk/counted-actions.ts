/** Counts what a hand does: each press, each typing into one field, each key. */
export function countedActions() {
  let count = 0
  return {
    act: async (done: Promise<unknown>) => {
      count++
      await done
    },
    actions: () => count,
  }
}
