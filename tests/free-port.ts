import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports that systems hand out by themselves, to connections and to whoever listens on port 0. */
const [FIRST, LAST] = [20_000, 32_000]

/** A port of this machine that nobody listens on, and that nobody is given by chance before the caller does. */
export async function freePort(): Promise<number> {
  const port = FIRST + Math.floor(Math.random() * (LAST - FIRST))
  const probe = createServer().listen(port, '127.0.0.1')
  const isFree = await once(probe, 'listening').then(
    () => true,
    () => false,
  )
  if (!isFree) return freePort()
  probe.close()
  await once(probe, 'close')
  return port
}
