import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/chromium.mjs'
import { scratchDirectory } from './scripts/scratch-directory.mjs'

process.env['TMPDIR'] = scratchDirectory()

const executablePath = await findChromium()

/** Journeys of people through the built application in a real browser; each worker has its own server. */
export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.journey.ts',
  outputDir: 'test-results',
  // What a journey waits for comes at once on a machine at rest, and late on a busy one.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  retries: 0,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  use: {
    // Recording takes a third of a run. A failure leaves a picture and what stood on the page; --trace on records the rest.
    trace: 'off',
    screenshot: 'only-on-failure',
    locale: 'en-US',
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Keep Chromium from making requests of its own, many of which would fail on machines without a network.
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
