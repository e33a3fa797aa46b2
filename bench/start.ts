import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atMost, type Bar } from './bar.ts'

const PORT = 43_217

/** From `npm start`, installed and built, to the first response: with an empty data directory, then with the same one again. */
export const start: Bar = {
  name: 'start',
  async run() {
    const directory = await mkdtemp(join(tmpdir(), 'quarterdeck-bench-'))
    // For root, the database runs as another account, which needs access.
    await chmod(directory, 0o711)
    try {
      const first = await startOnce(directory)
      const second = await startOnce(directory)
      return [
        atMost('start to first answer, empty data directory', first, 3_000),
        atMost('start to first answer, existing data directory', second, 3_000),
      ]
    } finally {
      await rm(directory, { recursive: true, force: true })
    }
  },
}

async function startOnce(directory: string): Promise<number> {
  if (await answers()) throw new Error(`Another server is using port ${PORT}: stop it first.`)
  const started = performance.now()
  const server = spawn('npm', ['start'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, DATA_DIR: directory, PORT: String(PORT), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  })
  // npm ends before the server does. Their shared output closes when both have ended, and then the port is free.
  const gone = once(server.stdout.resume(), 'close')
  while (!(await answers())) {
    if (performance.now() - started > 60_000) throw new Error('The server did not answer within a minute.')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  const took = performance.now() - started
  process.kill(-server.pid!, 'SIGTERM')
  await gone
  return took
}

const answers = () =>
  fetch(`http://127.0.0.1:${PORT}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
