import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** The main journeys in Firefox; those for which Playwright lacks something there, such as a clipboard, are left out. */
export default defineConfig({
  ...journeys,
  grep: /@main|offline\.journey/,
  use: {
    ...journeys.use,
    // For a picture Playwright adds a style to the page, and Firefox reports that the content policy forbids it.
    screenshot: 'off',
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: { executablePath: join(import.meta.dirname, 'scripts/firefox.mjs') },
  },
})
