import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SignedIn } from '../../../tests/served.ts'

/** A request that a receiver got. */
export interface Received {
  path: string
  method: string
  headers: IncomingHttpHeaders
  body: string
}

/** A program of a customer: a real web server on this machine that keeps what it is sent. */
export interface Receiver {
  url: string
  received: Received[]
  /** What it answers from now on. */
  answer(status: number, body?: string, headers?: Record<string, string>): void
  /** How long it takes to answer. */
  delay(milliseconds: number): void
  stop(): Promise<void>
}

export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = []
  let reply = { status: 200, body: 'thanks', headers: {} }
  let wait = 0
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { url = '', method = '', headers } = request
      received.push({ path: url, method, headers, body: Buffer.concat(chunks).toString() })
      setTimeout(() => response.writeHead(reply.status, reply.headers).end(reply.body), wait)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answer(status, body = '', headers = {}) {
      reply = { status, body, headers }
    },
    delay(milliseconds) {
      wait = milliseconds
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

// oxlint-disable typescript/no-unnecessary-type-parameters -- A test says what it expects.
/** Asks a server as somebody who is signed in. */
export const asking =
  (url: string) =>
  async <Answer>(path: string, { cookie }: SignedIn, body?: object) => {
    const answer = await fetch(url + path, {
      method: body ? 'POST' : 'GET',
      headers: { cookie, origin: url, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: (await answer.json()) as Answer & { error?: { code: string } } }
  }
