import { defineConfig } from 'vitest/config'
import { scratchDirectory } from './scripts/scratch-directory.mjs'

process.env['TMPDIR'] = scratchDirectory()

/** The main journeys in WebKit, which Playwright can't drive where it is a package of the system. */
export default defineConfig({
  test: {
    include: ['tests/webkit/*.journey.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // All journeys share a server and a display.
    maxWorkers: 1,
    isolate: false,
  },
})
