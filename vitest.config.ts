import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,test,scripts,migrations,seed}/**/*.test.ts'],
    globalSetup: 'test/provided.ts',
    reporters: ['default', './test/closing-line.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 5000 } },
    maxWorkers: 2,
    // A journey on a busy machine may wait too long once.
    retry: 2,
    restoreMocks: true,
  },
})
