import type pg from 'pg'
import { Gauge, type Registry } from 'prom-client'
import { latestAttempts } from './attempts.ts'

type Found = Awaited<ReturnType<typeof latestAttempts>>

const FIGURES: Record<string, [help: string, value: (found: Found) => number]> = {
  backup_failed: [
    '1 if the latest attempt at a backup failed.',
    ({ latest }) => (latest && latest.error !== null ? 1 : 0),
  ],
  backup_last_timestamp_seconds: [
    'When the last backup was made; 0 if none ever was.',
    ({ made }) => (made ? made.begunAt.getTime() / 1_000 : 0),
  ],
  backup_last_duration_seconds: [
    'How long the last backup took.',
    ({ made }) => (made ? (made.endedAt!.getTime() - made.begunAt.getTime()) / 1_000 : 0),
  ],
  backup_last_bytes: ['Size of the last backup.', ({ made }) => made?.bytes ?? 0],
}

/** How old the last backup is and whether the latest attempt failed, the same on every node. */
export function backupMetrics(registry: Registry, pool: pg.Pool): void {
  for (const [name, [help, value]] of Object.entries(FIGURES)) {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        // Without the database nothing is known, and the other metrics are wanted all the more.
        const found = await latestAttempts(pool).catch(() => null)
        if (found !== null) gauge.set(value(found))
      },
    })
  }
}
