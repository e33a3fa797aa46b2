import { randomUUID } from 'node:crypto'
import { WebSocket } from 'ws'
import { app } from '../src/features/registry.ts'
import { type BootstrapHeader, PING_EVERY_MS } from '../src/sync/protocol.ts'
import type { BenchPerson } from './stage.ts'

/** Opens a socket that is up to date with the company, and stays open. */
export async function follow(url: string, companyId: string, { cookie }: BenchPerson): Promise<WebSocket> {
  const address = `${url}/api/sync/${companyId}`
  const { epoch, seq: cursor, scopes } = await bootstrapHeader(url, companyId, cookie)
  const socket = new WebSocket(`${address.replace('http', 'ws')}/socket`, {
    headers: { cookie },
    origin: url,
  })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const greeted = new Promise((resolve) => socket.once('message', resolve))
  const hello = { t: 'hello', clientId: randomUUID(), schema: app.schema, epoch, cursor, scopes }
  socket.send(JSON.stringify(hello))
  await greeted
  const pinging = setInterval(() => socket.send(JSON.stringify({ t: 'ping', at: Date.now() })), PING_EVERY_MS)
  socket.once('close', () => clearInterval(pinging))
  return socket
}

/** Fetches everything that a person starts with, and tells as of when it is. */
export async function bootstrapHeader(
  url: string,
  companyId: string,
  cookie: string,
): Promise<BootstrapHeader> {
  const answer = await fetch(`${url}/api/sync/${companyId}/bootstrap`, { headers: { cookie } })
  return JSON.parse((await answer.text()).split('\n', 1)[0]!) as BootstrapHeader
}
