import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The kills wait for clocks, journeys for browsers; what only reckons fills the gaps at the end.
 * A project whose files share workers stands together, or each worker would end with the next file of another.
 */
const ranks = ['/kill.test.ts', '/test/door/', '/test/journeys/', '/test/']
function rankOf({ moduleId }: TestSpecification) {
  const rank = ranks.findIndex((place) => moduleId.includes(place))
  return rank < 0 ? ranks.length : rank
}

/** Begins with what takes long, so that no core is left with it when the others have done. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => rankOf(a) - rankOf(b))
  }
}
