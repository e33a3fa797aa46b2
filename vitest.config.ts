import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'tests/*.test.ts', 'scripts/*.test.ts'],
    globalSetup: 'tests/database-setup.ts',
    // Real databases and sign-ins on two shared cores take their time; a hang still ends the test.
    testTimeout: 20_000,
    hookTimeout: 20_000,
    maxWorkers: 2,
  },
})
