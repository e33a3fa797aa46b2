import { type NameServer, startNameServer } from '../name-server.ts'
import { type RunningProvider, startProvider } from '../provider.ts'
import { test as base } from './journey.ts'
import { openStage, type Stage } from './stage.ts'

/** A server that asks providers on this machine, with a real one and a name server. */
export const test = base.extend<object, { stage: Stage; names: NameServer; provider: RunningProvider }>({
  names: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from this pattern.
    async ({}, use) => {
      const names = await startNameServer()
      await use(names)
      names.stop()
    },
    { scope: 'worker' },
  ],
  stage: [
    async ({ names }, use) => {
      const { close, ...stage } = await openStage({
        OUTGOING_PRIVATE: '127.0.0.0/8 localhost',
        DNS_SERVERS: names.address,
      })
      await use(stage)
      await close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  provider: [
    async ({ stage }, use) => {
      const provider = await startProvider(`${stage.url}/no-company-yet`)
      await use(provider)
      await provider.stop()
    },
    { scope: 'worker' },
  ],
})
