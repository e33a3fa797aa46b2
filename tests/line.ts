import { WebSocket } from 'ws'
import { app } from '../src/features/registry.ts'
import { newId } from '../src/sync/id.ts'
import type { BootstrapHeader, Frame } from '../src/sync/protocol.ts'
import type { Served, SignedIn } from './served.ts'

/** Where a page stands when it opens its socket. */
export type Standing = Pick<BootstrapHeader, 'seq' | 'epoch' | 'scopes'>

/** One open socket as a script would hold it: all that the server has sent, and how it ended. */
export interface Line {
  frames: Frame[]
  send(frame: object | string): void
  greet(standing: Standing): void
  /** The code it was closed with, or undefined if it is still open after `within` milliseconds. */
  closed(within?: number): Promise<number | undefined>
  /** Resolves when a frame fits, or rejects when none has come for long. */
  until(fits: (frame: Frame) => boolean): Promise<Frame>
  /** Reads nothing any more, as a script that only sends. */
  pause(): void
  resume(): void
  isOver(): boolean
  hangUp(): void
}

/** Far more than either takes on a machine at rest. Lines of ended sessions are also closed every 10 s, which must not count here. */
const [CLOSING_MS, FRAME_MS] = [8_000, 20_000]

/** Opens a socket; answers the HTTP status instead when the server refuses it. */
export async function openLine(
  { url }: Pick<Served, 'url'>,
  { cookie }: Pick<SignedIn, 'cookie'>,
  companyId: string,
  origin = url,
  /** Whose page it says it is. */
  claimed?: string,
): Promise<Line | number> {
  const query = claimed === undefined ? '' : `?user=${claimed}`
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/sync/${companyId}/socket${query}`, {
    headers: { cookie, origin },
  })
  const frames: Frame[] = []
  const listeners = new Set<() => void>()
  let code: number | undefined
  const tell = () => listeners.forEach((listener) => listener())
  socket.on('message', (data: Buffer) => {
    frames.push(JSON.parse(data.toString()) as Frame)
    tell()
  })
  socket.on('close', (given) => {
    code = given
    tell()
  })
  const when = <T>(look: () => T | undefined, within: number): Promise<T | undefined> =>
    new Promise((resolve) => {
      const done = () => {
        clearTimeout(late)
        listeners.delete(check)
        resolve(look())
      }
      const check = () => look() !== undefined && done()
      // After a stall the answer may lie there unread.
      let late = setTimeout(() => (late = setTimeout(done, 100)), within)
      listeners.add(check)
      check()
    })
  const send = (frame: object | string) =>
    socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame))

  const refused = await new Promise<number | null>((resolve) => {
    socket.once('open', () => resolve(null))
    socket.once('unexpected-response', (request, { statusCode }) => {
      request.destroy()
      resolve(statusCode ?? 0)
    })
    socket.once('error', () => undefined)
  })
  if (refused !== null) return refused
  return {
    frames,
    send,
    greet: ({ seq, epoch, scopes }) =>
      send({ t: 'hello', clientId: newId(), schema: app.schema, epoch, cursor: seq, scopes }),
    closed: (within = CLOSING_MS) => when(() => code, within),
    async until(fits) {
      const frame = await when(() => frames.find(fits), FRAME_MS)
      if (!frame) throw new Error(`No such frame among ${frames.map(({ t }) => t).join(', ') || 'none'}`)
      return frame
    },
    pause: () => socket.pause(),
    resume: () => socket.resume(),
    isOver: () => socket.readyState !== socket.OPEN,
    hangUp: () => socket.terminate(),
  }
}

/** What a page learns first: rows and where the company stands. */
export async function bootstrap(
  { url }: Pick<Served, 'url'>,
  { cookie }: Pick<SignedIn, 'cookie'>,
  companyId: string,
): Promise<Standing & { lines: [entity: string, row: { id: string }][] }> {
  const answer = await fetch(`${url}/api/sync/${companyId}/bootstrap`, { headers: { cookie } })
  const [header, ...lines] = (await answer.text()).split('\n').map((line) => JSON.parse(line) as unknown)
  return { ...(header as Standing), lines: lines as [string, { id: string }][] }
}
