import { mkdir, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { test as base } from 'vitest'
import type { Person } from '../journeys/company.ts'
import { openStage } from '../journeys/stage.ts'
import { openRelay, type Relay } from '../relay.ts'
import { openBrowser } from './browser.ts'
import { openDisplay } from './display.ts'
import { Screen } from './screen.ts'

/** Where the screens of a journey that fails are kept. */
const PICTURES = join(import.meta.dirname, '../../test-results/webkit')

interface Arrival {
  /** Signed in as this person; nobody when left out. */
  as?: Person
  path?: string
}

export interface Visit {
  screen: Screen
  /** The way to the server, of this browser alone. */
  network: Relay
}

/** A journey in WebKit, on a server that all journeys share. */
export const test = base
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads the names of what a fixture needs from this pattern.
  .extend('stage', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const stage = await openStage()
    onCleanup(stage.close)
    return stage
  })
  // oxlint-disable-next-line no-empty-pattern -- as above
  .extend('display', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const display = await openDisplay()
    onCleanup(display.close)
    return display.name
  })
  .extend('enter', async ({ stage, display, task }, { onCleanup }) => {
    const endings: (() => unknown)[] = []
    onCleanup(async () => {
      for (const end of endings.toReversed()) await end()
    })
    return async ({ as, path = '/' }: Arrival = {}): Promise<Visit> => {
      const { hostname, port } = new URL(stage.url)
      const network = await openRelay(
        () => connect(Number(port), hostname),
        (client, server) => void client.pipe(server).pipe(client),
      )
      endings.push(network.stop)
      const { driver, close } = await openBrowser(display)
      endings.push(close)
      const screen = new Screen(driver, `http://localhost:${network.port}`)
      endings.push(
        () => task.result?.state === 'fail' && keepPicture(`${task.name} ${endings.length}`, screen),
      )
      await driver.manage().window().setRect({ width: 1440, height: 900 })
      if (as) {
        // A browser takes a cookie only for where it is.
        await screen.open('/robots.txt')
        await driver.manage().addCookie({ ...as.cookie, path: '/', httpOnly: true, sameSite: 'Lax' })
      }
      await screen.open(path)
      return { screen, network }
    }
  })

async function keepPicture(name: string, { driver }: Screen): Promise<void> {
  await mkdir(PICTURES, { recursive: true })
  await writeFile(join(PICTURES, `${name.replace(/\W+/g, '-')}.png`), await driver.takeScreenshot(), 'base64')
}
