import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The kills wait for clocks, journeys for browsers; what only reckons fills the gaps at the end. */
const rankOf = ({ moduleId }: TestSpecification) =>
  moduleId.endsWith('/kill.test.ts') ? 0 : moduleId.includes('/test/') ? 1 : 2

/** Begins with what takes long, so that no core is left with it when the others have done. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => rankOf(a) - rankOf(b))
  }
}
