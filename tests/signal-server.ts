import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Freezes all processes of a PostgreSQL server, or lets them go on. */
export async function signalServer(postmaster: number, signal: 'STOP' | 'CONT'): Promise<void> {
  // A frozen postmaster starts no further processes, and clears none away that have ended.
  if (signal === 'STOP') process.kill(postmaster, 'SIGSTOP')
  for (const child of await childrenOf(postmaster)) signalIfThere(child, `SIG${signal}`)
  if (signal === 'CONT') process.kill(postmaster, 'SIGCONT')
}

async function childrenOf(pid: number): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'pid=', '--ppid', String(pid)])
  return stdout.trim().split(/\s+/).map(Number)
}

function signalIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
