import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { removeDirectory, temporaryDirectory } from '../../../../tests/temporary-directory.ts'
import { openDatabase } from '../database.ts'
import { isAlive } from './leftover.ts'

vi.setConfig({ testTimeout: 180_000 })

/** A process that has ended, and whose parent never asks about it, as in containers without an init process. */
async function withUnaskedFor(
  account: { uid?: number; gid?: number },
  work: (pid: number) => Promise<void>,
): Promise<void> {
  // The shell tells the id of a child and becomes a program that never asks about children.
  const parent = spawn('/bin/sh', ['-c', 'sleep 600 & echo $!; exec sleep 600'], {
    ...account,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let child = 0
  try {
    const [told] = (await once(parent.stdout, 'data')) as [Buffer]
    child = Number(String(told))
    expect(await isAlive(child)).toBe(true)
    // Until then it is the shell, which asks.
    await expect.poll(() => readFile(`/proc/${parent.pid}/comm`, 'utf8')).toBe('sleep\n')
    process.kill(child)
    await expect.poll(() => readFile(`/proc/${child}/stat`, 'utf8')).toContain(') Z ')
    await work(child)
  } finally {
    // As long as its parent has not ended, its id is nobody else's.
    if (child !== 0) process.kill(child, 'SIGKILL')
    parent.kill('SIGKILL')
    await once(parent, 'exit')
  }
  expect(await isAlive(parent.pid!)).toBe(false)
}

test('a process is alive until it ends, whether or not its parent asks about it', async () => {
  expect(await isAlive(process.pid)).toBe(true)
  await withUnaskedFor({}, async (pid) => expect(await isAlive(pid)).toBe(false))
})

test('a database starts after one that was killed and that nobody has asked about', async () => {
  const directory = await temporaryDirectory('leftover')
  const open = () =>
    openDatabase({ dataDirectory: directory, databaseUrl: null, databaseAppUrl: null, port: 4711 })
  try {
    const first = await open()
    await first.stop()
    const cluster = join(directory, 'postgres')
    // PostgreSQL looks only at processes of its own account.
    const { uid, gid } = await stat(cluster)
    await withUnaskedFor({ uid, gid }, async (pid) => {
      const lock = [pid, cluster, Math.floor(Date.now() / 1_000), 5432, cluster, '']
      await writeFile(join(cluster, 'postmaster.pid'), lock.join('\n'))
      await writeFile(join(cluster, '.s.PGSQL.5432.lock'), lock.join('\n'))
      const second = await open()
      expect((await second.app.query('select 1 as one')).rows).toEqual([{ one: 1 }])
      await second.stop()
    })
  } finally {
    await removeDirectory(directory)
  }
})
