import { type TestProjectInlineConfiguration, defineConfig } from 'vitest/config'
import { LongFirst } from './test/run/long-first.ts'

const shared = {
  setupFiles: 'test/run/check-answers.ts',
  testTimeout: 90_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 15_000 } },
  // Visits that are only watched wait nearly all of their time.
  maxConcurrency: 6,
  restoreMocks: true,
  unstubGlobals: true,
  unstubEnvs: true,
}

/** These want a process of their own: one replaces a module that others load, two measure its time and its heap. */
const apart = [
  'src/features/staff/check-credentials.test.ts',
  'src/features/search/hostile-query.test.ts',
  'src/platform/give-memory-back.test.ts',
]

/** Here some seconds are the limit for who waits: beside three other servers the machine is late, not the house. */
const alone = [
  'test/door/running/lines.test.ts',
  'test/door/running/database-away.test.ts',
  'test/door/running/several-processes.test.ts',
]

export const projects: NonNullable<TestProjectInlineConfiguration['test']>[] = [
  {
    ...shared,
    name: 'apart',
    include: ['test/**/*.test.{ts,tsx}', ...apart],
    exclude: ['test/journeys/**', ...alone],
  },
  {
    ...shared,
    name: 'alone',
    include: alone,
    exclude: [],
    // When all others have done, one file after the other.
    sequence: { groupOrder: 1 },
    maxWorkers: 1,
  },
  {
    ...shared,
    name: 'journeys',
    setupFiles: [shared.setupFiles, 'test/run/journeys-setup.ts'],
    include: ['test/journeys/**/*.test.ts'],
    exclude: [],
    // Those of one worker share a browser.
    isolate: false,
  },
  {
    ...shared,
    name: 'beside',
    include: ['{src,scripts,migrations,drawings}/**/*.test.{ts,tsx}'],
    exclude: apart,
    // Two thirds of what these cost is loading the same modules again: those of one worker share them.
    isolate: false,
  },
]

/** What takes long and guards what seldom changes: `npm test` has no time for it, `npm run test:long` runs nothing else. */
const leftOut = process.env.TESTS === 'line' ? ['**/*.long.test.ts'] : []

export default defineConfig({
  test: {
    tags: [{ name: 'long', description: 'Not in the line: npm run test:long makes it.' }],
    ...(process.env.TESTS === 'line' ? { tagsFilter: ['!long'] } : {}),
    globalSetup: 'test/run/provided.ts',
    reporters: ['default', './test/run/closing-line.ts'],
    // Two for each of the cores we promise to be quick on: each waits a good part of its time.
    maxWorkers: 4,
    sequence: { sequencer: LongFirst },
    projects: projects.map((test) => ({
      test: { ...test, exclude: [...(test.exclude ?? []), ...leftOut] },
    })),
  },
})
