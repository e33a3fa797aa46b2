import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Freezes all processes of a PostgreSQL server, or lets them go on. */
export async function signalServer(postmaster: number, signal: 'STOP' | 'CONT'): Promise<void> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'pid=', '--ppid', String(postmaster)])
  await promisify(execFile)('kill', [`-${signal}`, String(postmaster), ...stdout.trim().split(/\s+/)])
}
