import { randomUUID } from 'node:crypto'
import { WebSocket } from 'ws'
import { app } from '../../src/features/registry.ts'
import { PING_EVERY_MS } from '../../src/sync/protocol.ts'

export interface ListenersPlan {
  url: string
  companyId: string
  cookies: string[]
  connections: number
  hello: { epoch: string; cursor: number; scopes: string[] }
}

const AT_ONCE = 50

/** Opens many sockets that only listen, and reports when all have been greeted. */
process.once('message', (plan: ListenersPlan) => void openAll(plan))

async function openAll(plan: ListenersPlan): Promise<void> {
  for (let opened = 0; opened < plan.connections; opened += AT_ONCE) {
    await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) =>
        open(plan, plan.cookies[(opened + index) % plan.cookies.length]!),
      ),
    )
  }
  process.send!('listening')
}

async function open({ url, companyId, hello }: ListenersPlan, cookie: string): Promise<void> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/sync/${companyId}/socket`, {
    headers: { cookie },
    origin: url,
    perMessageDeflate: false,
  })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const greeted = new Promise((resolve) => socket.once('message', resolve))
  socket.send(JSON.stringify({ t: 'hello', clientId: randomUUID(), schema: app.schema, ...hello }))
  await greeted
  const ping = () => socket.send(JSON.stringify({ t: 'ping', at: Date.now() }))
  // Not all of them in the same moment, as browsers that came one after the other don't either.
  setTimeout(() => setInterval(ping, PING_EVERY_MS), Math.random() * PING_EVERY_MS)
}
