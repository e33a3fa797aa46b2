import type { StatsFs } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Gauge, type Registry } from 'prom-client'

const FIGURES: Record<string, [help: string, blocks: (space: StatsFs) => number]> = {
  disk_free_bytes: ['Free space on the disk of DATA_DIR.', ({ bavail }) => bavail],
  disk_size_bytes: ['Size of the disk of DATA_DIR.', ({ blocks }) => blocks],
}

/** How full the disk is that holds the embedded database and the files. */
export function diskMetrics(registry: Registry, directory: string): void {
  for (const [name, [help, blocks]] of Object.entries(FIGURES)) {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const space = await spaceAt(directory).catch(() => null)
        if (space !== null) gauge.set(blocks(space) * space.bsize)
      },
    })
  }
}

/** With a bucket and a database elsewhere, nothing has made the directory yet. */
const spaceAt = (directory: string): Promise<StatsFs> =>
  statfs(directory).catch((error: unknown) => {
    if (dirname(directory) === directory) throw error
    return spaceAt(dirname(directory))
  })
