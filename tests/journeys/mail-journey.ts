import { type MailServer, startMailServer } from '../mail-server.ts'
import { test as journey } from './journey.ts'
import { openStage, type Stage } from './stage.ts'

export { expect } from './journey.ts'

/** A journey on a server that sends its mail by SMTP. */
export const test = journey.extend<object, { mails: MailServer; stage: Stage }>({
  mails: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from this pattern.
    async ({}, use) => {
      const mails = await startMailServer()
      await use(mails)
      await mails.stop()
    },
    { scope: 'worker' },
  ],
  stage: [
    async ({ mails }, use) => {
      const { close, ...stage } = await openStage({ SMTP_URL: mails.url })
      await use(stage)
      await close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})
