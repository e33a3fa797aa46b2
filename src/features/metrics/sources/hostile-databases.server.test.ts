import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { servedConfig } from '../../../../tests/served.ts'
import { makeTrusted } from '../../../server/outgoing/addresses.ts'
import { makeOutgoing } from '../../../server/outgoing/outgoing.ts'
import { type Connection, queryRows } from './sql-connection.server.ts'
import { wordsFor } from './sql-source.server.ts'
import { listening, portOf } from './warehouse-harness.ts'

const TICK_MS = 50
/** More than a busy machine does, and less than a query may take. */
const HELD_UP_MS = 5_000

/** A message of the protocol, whose length is taken at its word. */
function message(code: string, body: Buffer, length = body.length + 4): Buffer {
  const head = Buffer.alloc(5)
  head.write(code)
  head.writeUInt32BE(length, 1)
  return Buffer.concat([head, body])
}
const numbers = (...bytes: number[]) => Buffer.from(bytes)

const READY = Buffer.concat([message('R', numbers(0, 0, 0, 0)), message('Z', Buffer.from('I'))])
/** One column, and rows that each claim everything that comes after them in the same piece. */
const SWOLLEN = Buffer.concat([
  message('T', Buffer.concat([numbers(0, 1), Buffer.from('sum\0'), Buffer.alloc(18)])),
  ...Array.from({ length: 20_000 }, () => message('D', numbers(0, 1, 0, 1, 0, 0))),
])

/** Why a query got nothing of a server that answers so, and the longest that this process was held up by it. */
async function asked(answers: Buffer[]): Promise<{ words: string; heldUp: number }> {
  const server = await listening((socket: Socket) => {
    const left = [...answers]
    socket.on('error', () => undefined)
    socket.on('data', () => socket.write(left.shift() ?? Buffer.alloc(0)))
  })
  const connection: Connection = {
    host: '127.0.0.1',
    port: portOf(server),
    database: 'shop',
    username: 'reader',
    password: 'secret',
    tls: false,
    certificate: null,
  }
  const services = { config: servedConfig(), outgoing: makeOutgoing(makeTrusted(['127.0.0.1'])) }
  let [heldUp, before] = [0, performance.now()]
  const tick = () => {
    heldUp = Math.max(heldUp, performance.now() - before)
    before = performance.now()
  }
  const ticking = setInterval(tick, TICK_MS)
  try {
    const words = await queryRows(services, 'harbor', connection, 'select 1').then(
      () => 'nothing',
      (error: unknown) => wordsFor(error, connection),
    )
    tick()
    return { words, heldUp }
  } finally {
    clearInterval(ticking)
    server.close()
  }
}

test.each([
  ['wants a way to sign in that nobody here has', [message('R', numbers(0, 0, 0, 7))], /can’t be reached/],
  ['breaks off in a message', [message('R', Buffer.alloc(0))], /can’t be reached/],
  ['sends a row of less than no columns', [message('D', numbers(0xff, 0xff))], /can’t be reached/],
  ['sends an error without an end', [message('E', Buffer.alloc(0))], /took too long/],
  ['sends rows that grow while they are read', [READY, SWOLLEN], /answers too much/],
])('a server that %s holds up nobody else', async (_what, answers, words) => {
  const found = await asked(answers)
  expect(found.words).toMatch(words)
  expect(found.heldUp).toBeLessThan(HELD_UP_MS)
})
