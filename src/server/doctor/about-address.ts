import { randomUUID } from 'node:crypto'
import { WebSocket } from 'ws'
import type { Config } from '../config.ts'
import { bad, type Finding, good, look, messageOf } from './finding.ts'

const ANSWERED_WITHIN_MS = 10_000
/** What the server itself answers to a socket that nobody has signed in for. */
const SIGNED_OUT = 401

/** Whether people reach this version under the address that mails name, and whether sockets get through to it. */
export async function aboutAddress({ publicUrl }: Pick<Config, 'publicUrl'>): Promise<Finding[]> {
  if (publicUrl === null) return [look('PUBLIC_URL is not set: only this machine can use the server.')]
  try {
    const answer = await fetch(`${publicUrl}/readyz`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
    })
    const text = await answer.text()
    if (answer.status === 200 && text.includes('ready'))
      return [good(`${publicUrl} leads to a server that is ready.`), await sockets(publicUrl)]
    return [
      bad(`${publicUrl}/readyz answers ${answer.status}: check where the proxy in front sends requests.`),
    ]
  } catch (error) {
    return [
      bad(
        `${publicUrl} does not answer (${messageOf(error)}): start the server, and check the proxy in front.`,
      ),
    ]
  }
}

async function sockets(publicUrl: string): Promise<Finding> {
  const found = await knock(publicUrl)
  return found === SIGNED_OUT
    ? good('WebSockets get through.')
    : look(
        `WebSockets do not get through ${publicUrl} (${found}): let the proxy in front pass on Upgrade and Connection, as in deploy/. ` +
          'Until then browsers hear of changes by streams, and nobody sees who is where.',
      )
}

/** Resolves to the status with which the socket is refused, or else to what happens to it. */
function knock(publicUrl: string): Promise<number | string> {
  const url = `${publicUrl.replace(/^http/, 'ws')}/api/sync/${randomUUID()}/socket`
  const socket = new WebSocket(url, { origin: publicUrl, handshakeTimeout: ANSWERED_WITHIN_MS })
  return new Promise<number | string>((resolve) => {
    socket.once('unexpected-response', (_request, { statusCode = 0 }) => resolve(statusCode))
    socket.once('open', () => resolve('something else opens them'))
    socket.on('error', (error) => resolve(messageOf(error)))
  }).finally(() => socket.terminate())
}
