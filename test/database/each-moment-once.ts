/** The machine's clock, by which no two changes happen within one millisecond: tests tell them apart. */
export function eachMomentOnce(): () => Date {
  let last = 0
  return () => {
    let now = Date.now()
    while (now === last) now = Date.now()
    last = now
    return new Date(now)
  }
}
