#!/usr/bin/env node
// Stands in for Firefox where Playwright starts it: starts the installed one, and passes on what the two say by WebDriver BiDi. For each
// new window Playwright sets the colour scheme by a command that the long-term Firefox doesn't know, and gives up when it is refused.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'
import { findFirefox } from './find-firefox.mjs'

const SET_SCHEME = 'emulation.setMediaFeaturesOverride'
const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/

const firefox = spawn(findFirefox(), process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
})
firefox.once('exit', (code) => process.exit(code ?? 1))
process.once('exit', () => firefox.kill())
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))

for await (const line of createInterface({ input: firefox.stderr })) {
  const address = LISTENING.exec(line)?.[1]
  console.error(address === undefined ? line : line.replace(address, await openRelay(address)))
}

/** @returns {Promise<string>} the address of a relay to the browser at `address` */
async function openRelay(address) {
  const relay = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  relay.on('connection', (playwright, { url }) => connect(playwright, new WebSocket(address + url)))
  await once(relay, 'listening')
  return `ws://127.0.0.1:${relay.address().port}`
}

function connect(playwright, browser) {
  const isOpen = once(browser, 'open')
  playwright.on('message', async (data) => {
    await isOpen
    const text = String(data)
    const { id, method, params } = JSON.parse(text)
    if (method !== SET_SCHEME || !isLight(params)) browser.send(text)
    else playwright.send(JSON.stringify({ type: 'success', id, result: {} }))
  })
  browser.on('message', (data) => playwright.send(String(data)))
  playwright.on('close', () => browser.close())
  browser.on('close', () => playwright.close())
}

/** What a browser without a window is by itself. */
function isLight({ features }) {
  return (features['prefers-color-scheme'] ?? 'light') === 'light'
}
