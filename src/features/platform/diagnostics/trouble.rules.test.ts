import { expect, test } from 'vitest'
import type { Trouble } from './diagnostics.requests.ts'
import { LEAST_FREE, troublesOf } from './trouble.rules.ts'

const well = { jobs: { waiting: 3, failed: 0, oldestSeconds: 300 }, diskFree: LEAST_FREE, unsoundTables: 0 }

test.each<[string, Partial<typeof well>, Trouble[]]>([
  ['all is well', {}, []],
  [
    'a job has waited for more than five minutes',
    { jobs: { ...well.jobs, oldestSeconds: 301 } },
    ['jobs-late'],
  ],
  ['a job has failed for good', { jobs: { ...well.jobs, failed: 1 } }, ['jobs-failed']],
  ['the disk is nearly full', { diskFree: LEAST_FREE - 1 }, ['disk']],
  ['a table is open', { unsoundTables: 1, diskFree: 0 }, ['security', 'disk']],
])('%s', (_, change, troubles) => {
  expect(troublesOf({ ...well, ...change })).toEqual(troubles)
})
