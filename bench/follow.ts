import { randomUUID } from 'node:crypto'
import { WebSocket } from 'ws'
import { app } from '../src/features/registry.ts'
import { PING_EVERY_MS } from '../src/sync/protocol.ts'
import type { BenchPerson, Stage } from './stage.ts'

/** Opens a socket that is up to date with the company. */
export async function follow(
  stage: Pick<Stage, 'url' | 'services'>,
  companyId: string,
  { id, cookie }: BenchPerson,
): Promise<WebSocket> {
  const { replica } = (await stage.services.node.company(companyId))!
  const socket = new WebSocket(`${stage.url.replace('http', 'ws')}/api/sync/${companyId}/socket`, {
    headers: { cookie },
    origin: stage.url,
  })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const greeted = new Promise((resolve) => socket.once('message', resolve))
  socket.send(
    JSON.stringify({
      t: 'hello',
      clientId: randomUUID(),
      schema: app.schema,
      epoch: replica.epoch,
      cursor: replica.seq,
      scopes: [...replica.actor(id)!.scopes],
    }),
  )
  await greeted
  const pinging = setInterval(() => socket.send(JSON.stringify({ t: 'ping', at: Date.now() })), PING_EVERY_MS)
  socket.once('close', () => clearInterval(pinging))
  return socket
}
