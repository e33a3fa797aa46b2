import { readFile, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseError } from '../database-error.ts'

/** What postmaster.pid says about a database, running or dead. */
export type Postmaster = { pid: number; socketDirectory: string; port: number }

/** The cluster's latest postmaster, if its file is still there. `socketDirectory` is '' until it listens. */
export async function readPostmaster(cluster: string): Promise<Postmaster | null> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => null)
  if (text === null) return null
  const [pid = '', , , port = '', socketDirectory = ''] = text.split('\n')
  return { pid: Number(pid), port: Number(port), socketDirectory }
}

/**
 * Stops a database that outlived its server, or removes the files of a dead one, whose process id may belong to another program
 * by now. Call this only while holding the data directory's lock.
 * @throws {DatabaseError} if it won't stop
 */
export async function stopLeftover(cluster: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const left = await readPostmaster(cluster)
    if (left === null) return
    if (await listens(left)) break
    // A postmaster that is still starting is alive but doesn't listen yet.
    if (!(await isAlive(left.pid)) || attempt === 20) {
      await rm(join(cluster, 'postmaster.pid'), { force: true })
      // PostgreSQL itself takes a process that nobody has asked about for a living one.
      await rm(join(left.socketDirectory || cluster, `.s.PGSQL.${left.port}.lock`), { force: true })
      return
    }
    await sleep(100)
  }
  for (const [signal, seconds] of [
    ['SIGINT', 20],
    ['SIGQUIT', 5],
  ] as const) {
    if (await stopped(cluster, signal, seconds)) return
  }
  const left = await readPostmaster(cluster)
  throw new DatabaseError(
    `An earlier database (process ${left?.pid}) on ${cluster} is still running: end it and start again.`,
  )
}

async function stopped(cluster: string, signal: NodeJS.Signals, seconds: number): Promise<boolean> {
  const left = await readPostmaster(cluster)
  if (left === null) return true
  try {
    process.kill(left.pid, signal)
  } catch {
    // It ended in the meantime, which the loop below notices.
  }
  for (let tick = 0; tick < seconds * 50; tick++) {
    if ((await readPostmaster(cluster)) === null || !(await isAlive(left.pid))) return true
    await sleep(20)
  }
  return false
}

function listens({ socketDirectory, port }: Postmaster): Promise<boolean> {
  if (socketDirectory === '') return Promise.resolve(false)
  return new Promise((resolve) => {
    const socket = connect(join(socketDirectory, `.s.PGSQL.${port}`))
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

/** False, too, of a process that has ended and whose parent has not asked about it, as happens in containers without an init process. */
export async function isAlive(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  // Only Linux has this file; the state follows the name of the program, which may contain anything.
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return stat.slice(stat.lastIndexOf(')') + 2, stat.lastIndexOf(')') + 3) !== 'Z'
}
