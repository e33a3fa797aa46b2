import { type RefusalTable, type Refuse, refusing } from '../../../sync/refusal.ts'

const UNREADABLE = 'That request could not be read'

/** What only the API refuses. */
const table = {
  'api/no-such-call': {
    kind: 'not-found',
    title: 'No such call',
    detail: 'The documentation lists every query and mutation that a token can call.',
  },
  'api/page': {
    kind: 'invalid',
    title: UNREADABLE,
    detail: ({ max }: { max: number }) =>
      `Send a pageLimit from 1 to ${max}, and as the cursor what the page before gave.`,
  },
  'api/key': {
    kind: 'invalid',
    title: UNREADABLE,
    detail: 'An Idempotency-Key has 1 to 200 visible characters.',
  },
  'api/key-used': {
    title: 'This Idempotency-Key was used for something else',
    detail: 'Send the same request again under it, or another request under a new key.',
  },
  'api/too-much-history': {
    title: 'This reaches too far',
    detail: ({ rows }: { rows: number }) =>
      `It would read more than ${rows} earlier rows. Ask for less at once.`,
  },
} as const satisfies RefusalTable

export const refuse: Refuse<typeof table> = refusing(table)
