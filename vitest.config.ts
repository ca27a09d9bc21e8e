import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,test,scripts,migrations,seed}/**/*.test.ts'],
    globalSetup: 'test/provided.ts',
    reporters: ['default', './test/closing-line.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 5000 } },
    // Journeys mostly wait: with four at a time two cores are busy.
    maxWorkers: 4,
    restoreMocks: true,
  },
})
