import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type MailServer, startMailServer } from './mail-server.ts'

let mails: MailServer

beforeEach(async () => {
  mails = await startMailServer()
})
afterEach(() => mails.stop())

async function saying(...lines: string[]): Promise<Socket> {
  const socket = connect(Number(new URL(mails.url).port), '127.0.0.1')
  await once(socket, 'data')
  for (const line of lines) {
    socket.write(`${line}\r\n`)
    await once(socket, 'data')
  }
  return socket
}

test('whoever is killed in the middle of a mail leaves it unsent, and the next is taken', async () => {
  const killed = await saying('EHLO harbor.example', 'MAIL FROM:<maya@harbor.example>')
  killed.resetAndDestroy()
  await once(killed, 'close')
  const next = await saying(
    'EHLO harbor.example',
    'MAIL FROM:<maya@harbor.example>',
    'RCPT TO:<omar@harbor.example>',
    'DATA',
    'Subject: The tide\r\n\r\nIt is in.\r\n.',
  )
  next.end()
  expect(mails.mailsTo('omar@harbor.example').map(({ subject }) => subject)).toEqual(['The tide'])
})
