import { defineConfig } from 'vitest/config'
import { scratchDirectory } from './scripts/scratch-directory.mjs'

process.env['TMPDIR'] = scratchDirectory()

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.ts',
      'src/**/*.test.tsx',
      'tests/*.test.ts',
      'tests/behind-proxy/*.test.ts',
      'scripts/*.test.ts',
      // These need the nodes of a cluster.
      ...(process.env['CITUS_URL'] ? ['tests/cluster/*.test.ts'] : []),
    ],
    globalSetup: 'tests/database-setup.ts',
    setupFiles: 'tests/property-seed.ts',
    // Real databases and sign-ins are slow on shared cores; a test that hangs still ends. What a test waits for comes at once on a
    // machine at rest and late on a busy one: only an answer that never comes is a failure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // Twice the cores CI has: a good part of what these tests do is wait.
    maxWorkers: 4,
    // Loading the application anew for each file took a quarter of a run. Tests share no state that is not their own database.
    isolate: false,
  },
})
