import { existsSync } from 'node:fs'
import { type Config, loadConfig } from './config.ts'
import { complain } from './complain.ts'
import { type RunningServer, startServer } from './server.ts'

if (existsSync('.env')) process.loadEnvFile()

try {
  const config = loadConfig(process.env)
  const server = await startServer(config)
  stopOnSignals(server)
  greet(config, server)
} catch (error) {
  complain(error)
  process.exitCode = 1
}

function greet({ allowPlainHttp, publicUrl }: Config, { url }: RunningServer): void {
  const notice = allowPlainHttp && publicUrl?.startsWith('http:') ? ' (without TLS: anybody on the way can read along)' : ''
  process.stdout.write(`Quarterdeck is ready at ${url}${notice}\n`)
}

/** The first signal stops in an orderly way; a second one at once. */
function stopOnSignals(server: RunningServer): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      process.once(signal, () => process.exit(1))
      server.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          complain(error)
          process.exit(1)
        },
      )
    })
  }
}
