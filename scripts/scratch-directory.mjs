import { readFileSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const MEMORY = '/dev/shm'
/** Several times what a run of all tests needs at one moment. */
const PLENTY = 6e9

/**
 * Where tests put what they throw away: in memory if there is plenty, unless TMPDIR says otherwise. A test database is a thousand
 * small files, and a disk can take longer over them than over all that is done with them.
 */
export function scratchDirectory() {
  return process.env.TMPDIR || (isRoomy() ? MEMORY : tmpdir())
}

/** Programs are started there too, which not every machine allows. */
function isRoomy() {
  try {
    const mounts = readFileSync('/proc/mounts', 'utf8').split('\n')
    const [, , type, options] = mounts.map((line) => line.split(' ')).find(([, at]) => at === MEMORY) ?? []
    const { bavail, bsize } = statfsSync(MEMORY)
    const isRunnable = type === 'tmpfs' && !options.split(',').includes('noexec')
    return isRunnable && Math.min(bavail * bsize, process.availableMemory()) >= PLENTY
  } catch {
    return false
  }
}
