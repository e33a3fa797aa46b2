import { randomUUID } from 'node:crypto'
import { WebSocket } from 'ws'
import { app } from '../src/features/registry.ts'
import { type BootstrapHeader, PING_EVERY_MS } from '../src/sync/protocol.ts'
import type { BenchPerson } from './stage.ts'

/** Opens a socket that is up to date with the company, and stays open. */
export async function follow(url: string, companyId: string, { cookie }: BenchPerson): Promise<WebSocket> {
  const address = `${url}/api/sync/${companyId}`
  const rows = await (await fetch(`${address}/bootstrap`, { headers: { cookie } })).text()
  const { epoch, seq: cursor, scopes } = JSON.parse(rows.split('\n', 1)[0]!) as BootstrapHeader
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
