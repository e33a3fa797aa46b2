import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports that systems hand out by themselves, to connections and to whoever listens on port 0. */
const FIRST = 20_000
/** Each process that runs tests has its own, so that nobody takes a port whose server is just restarted. */
const [RANGES, SIZE] = [8, 1_500]

const ownFirst = FIRST + (Number(process.env['VITEST_POOL_ID'] ?? 0) % RANGES) * SIZE
let offset = Math.floor(Math.random() * SIZE)

/** A port of this machine that nobody listens on, and that nobody is given by chance before the caller does. */
export async function freePort(): Promise<number> {
  const port = ownFirst + (offset++ % SIZE)
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
