import type { OverviewAnswer, Trouble } from './diagnostics.requests.ts'

const MEBIBYTE = 1_048_576
/** The embedded database closes itself for writing at an eighth of this. */
export const LEAST_FREE = 512 * MEBIBYTE
/** Retried jobs pause longer and longer, but one that is due begins at once on a node at rest. */
const LATE_SECONDS = 300

type Figures = Pick<OverviewAnswer, 'jobs' | 'diskFree'> & { unsoundTables: number }

/** What somebody who runs the installation should look at, the worst first. */
export function troublesOf({ jobs, diskFree, unsoundTables }: Figures): Trouble[] {
  const found: [Trouble, boolean][] = [
    ['security', unsoundTables > 0],
    ['disk', diskFree < LEAST_FREE],
    ['jobs-failed', jobs.failed > 0],
    ['jobs-late', jobs.oldestSeconds > LATE_SECONDS],
  ]
  return found.flatMap(([trouble, isSo]) => (isSo ? [trouble] : []))
}
