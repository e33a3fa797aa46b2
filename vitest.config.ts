import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.ts',
      'src/**/*.test.tsx',
      'tests/*.test.ts',
      'scripts/*.test.ts',
      // These need the nodes of a cluster.
      ...(process.env['CITUS_URL'] ? ['tests/cluster/*.test.ts'] : []),
    ],
    globalSetup: 'tests/database-setup.ts',
    // Real databases and sign-ins are slow on two shared cores; a test that hangs still ends.
    testTimeout: 20_000,
    hookTimeout: 20_000,
    maxWorkers: 2,
  },
})
