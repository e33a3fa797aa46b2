import { existsSync } from 'node:fs'
import { type Config, loadConfig } from './config.ts'
import { complain } from './complain.ts'
import { type RunningServer, startServer } from './server.ts'

if (existsSync('.env')) process.loadEnvFile()

try {
  const config = loadConfig(process.env)
  const starting = startServer(config)
  stopOnSignals(starting)
  greet(config, await starting)
} catch (error) {
  complain(error)
  process.exitCode = 1
}

function greet({ allowPlainHttp, publicUrl }: Config, { url }: RunningServer): void {
  const notice =
    allowPlainHttp && publicUrl?.startsWith('http:')
      ? ' (without TLS: anybody on the way can read along)'
      : ''
  process.stdout.write(`Quarterdeck is ready at ${url}${notice}\n`)
}

/** A terminal, npm and a watcher may each pass on the same request to stop; only a later one means "at once". */
const SAME_REQUEST_MILLISECONDS = 2_000

/** The first signal stops in an orderly way, after the start if need be; one that comes when that takes too long, at once. */
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
  try {
    const server = await starting
    await server.stop()
    return 0
  } catch (error) {
    complain(error)
    return 1
  }
}
