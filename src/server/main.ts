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

/** The first signal stops in an orderly way, after the start if need be; a second one at once. */
function stopOnSignals(starting: Promise<RunningServer>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      process.once(signal, () => process.exit(1))
      stop(starting).then(process.exit)
    })
  }
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
