import { defineConfig } from 'vitest/config'
import { LongFirst } from './test/long-first.ts'

export default defineConfig({
  test: {
    include: ['{src,test,scripts,migrations,drawings}/**/*.test.{ts,tsx}'],
    globalSetup: 'test/provided.ts',
    setupFiles: 'test/check-answers.ts',
    reporters: ['default', './test/closing-line.ts'],
    testTimeout: 90_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    // Two for each of the cores we promise to be quick on: each waits a good part of its time.
    maxWorkers: 4,
    sequence: { sequencer: LongFirst },
    // Visits that are only watched wait nearly all of their time.
    maxConcurrency: 10,
    restoreMocks: true,
  },
})
