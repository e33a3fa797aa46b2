import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'

/** A screen that nobody looks at: WebKit draws nothing without one. */
export interface Display {
  /** As DISPLAY names it. */
  name: string
  close(): Promise<void>
}

export async function openDisplay(): Promise<Display> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
  const server = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const [number] = (await Promise.race([
    once(server.stdio[3] as Readable, 'data'),
    once(server, 'exit').then(() => {
      throw new Error('Xvfb does not start')
    }),
  ])) as [Buffer]
  return {
    name: `:${number.toString().trim()}`,
    async close() {
      server.kill()
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
    },
  }
}
