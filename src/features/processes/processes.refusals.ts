import { type RefusalTable, type Refuse, refusing } from '../../sync/refusal.ts'

const denied = <const Detail extends string>(detail: Detail) =>
  ({ kind: 'denied', title: 'Access Denied', detail }) as const

const table = {
  'process/managers-only': denied('Only those who manage the team can do this. Ask one of them.'),
  'process/not-yours': denied('Only its owner and those who manage its team can change this process.'),
  'process/owner-not-on-team': 'Choose an active member of the team.',
  'process/room': ({ limit }: { limit: number }) => `There is room for ${limit}. Remove one first.`,
  'process/too-many-archived': ({ limit }: { limit: number }) =>
    `More than ${limit} processes of your company were archived lately. Add others later.`,
  'process/too-long': ({ over }: { over: number }) =>
    `Keep it to about three pages. ${over} characters are over.`,
  'process/archived': 'This process is archived. Restore it to change it.',
  'process/review-every': 'Choose 3, 6 or 12 months, or never.',
  'process/no-steps': 'Write at least one step before you publish.',
  'process/nothing-new': 'Nothing has changed since it was published last.',
  'process/change-note-required': 'Say what changed, so that people know what to read.',
  'process/not-published': 'This process is not published yet.',
  'process/reader-required': 'Choose who is to read it.',
  'process/reader-there': 'They are asked to read it already.',
  'process/newer-version': ({ version }: { version: number }) =>
    `Version ${version} came out while you were reading. Read what changed and confirm again.`,
  'process/suggestions-a-day': ({ limit }: { limit: number }) =>
    `You have made ${limit} suggestions in the last day. Make the next one tomorrow.`,
  'process/no-review': 'Choose first how often it is to be reviewed.',
} as const satisfies RefusalTable

export const refuse: Refuse<typeof table> = refusing(table)
