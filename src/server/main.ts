import { existsSync } from 'node:fs'
import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { type Config, loadConfig } from './config.ts'
import { complain } from './complain.ts'
import type { RunningServer } from './server.ts'

/** A terminal, npm and a watcher may each pass on the same request to stop; only a later one means "right now". */
const SAME_REQUEST_MILLISECONDS = 2_000

if (existsSync('.env')) process.loadEnvFile()

try {
  const config = loadConfig(process.env)
  keepCompiled(config)
  // Not imported above, because only what is imported from here on is kept compiled.
  const starting = import('./server.ts').then(({ startServer }) => startServer(config))
  stopOnSignals(starting)
  greet(config, await starting)
  // A server that is killed does not write it.
  flushCompileCache()
} catch (error) {
  complain(error)
  process.exitCode = 1
}

/** The next start takes a third less time. The directory is there from the first start on. */
function keepCompiled({ dataDirectory }: Config): void {
  if (existsSync(dataDirectory)) enableCompileCache(join(dataDirectory, 'compiled'))
}

function greet({ allowPlainHttp, publicUrl }: Config, { url }: RunningServer): void {
  const notice =
    allowPlainHttp && publicUrl?.startsWith('http:')
      ? ' (without TLS: anyone on the network can read the traffic)'
      : ''
  process.stdout.write(`Quarterdeck is ready at ${url}${notice}\n`)
}

/** The first signal stops the server cleanly, after its start has finished if need be; a later one ends it immediately. */
function stopOnSignals(starting: Promise<RunningServer>): void {
  let askedAt: number | null = null
  const onSignal = () => {
    if (askedAt === null) {
      askedAt = performance.now()
      void stop(starting).then(process.exit)
    } else if (performance.now() - askedAt > SAME_REQUEST_MILLISECONDS) process.exit(1)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, onSignal)
}

async function stop(starting: Promise<RunningServer>): Promise<number> {
  // Why it could not start is said where it was started.
  const server = await starting.catch(() => null)
  if (server === null) return 1
  try {
    await server.stop()
    return 0
  } catch (error) {
    complain(error)
    return 1
  }
}
