import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Builder, type WebDriver } from 'selenium-webdriver'
import { expect } from 'vitest'
import { freePort } from '../free-port.ts'

/** A WebKit of its own, which shares nothing with others, and what drives it: a driver has one browser. */
export interface Browser {
  driver: WebDriver
  close(): Promise<void>
}

export async function openBrowser(display: string): Promise<Browser> {
  const port = await freePort()
  const env = { ...process.env, DISPLAY: display, LANG: 'en_US.UTF-8' }
  const program = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' })
  const address = `http://127.0.0.1:${port}`
  await expect.poll(() => answers(address)).toBe(true)
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities({ browserName: 'MiniBrowser' })
    .build()
  return {
    driver,
    async close() {
      await driver.quit()
      await end(program)
    },
  }
}

const answers = (address: string): Promise<boolean> =>
  fetch(`${address}/status`).then(
    ({ ok }) => ok,
    () => false,
  )

async function end(process: ChildProcess): Promise<void> {
  process.kill()
  if (process.exitCode === null && process.signalCode === null) await once(process, 'exit')
}
