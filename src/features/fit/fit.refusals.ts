import { type RefusalTable, type Refuse, refusing } from '../../sync/refusal.ts'

const denied = <const Detail extends string>(detail: Detail) =>
  ({ kind: 'denied', title: 'Access Denied', detail }) as const

const table = {
  'fit/yourself': 'You can’t rate yourself here. Use a conversation.',
  'fit/not-yours': denied(
    'You rate people in seats beneath yours, and those on teams that you manage. Directors rate everybody.',
  ),
  'fit/quarter-over': 'That quarter is not running, so its ratings stay as they are.',
  'fit/no-such-value': 'This is no value of the company plan any more.',
  'fit/no-such-seat': 'This person does not hold that seat any more.',
  'fit/room': ({ limit }: { limit: number }) => `There is room for ${limit}. Remove one first.`,
  'fit/nothing-to-share': 'Rate something first. There is nothing to share yet.',
  'fit/not-rated': 'You have not rated this person in this quarter.',
  'fit/directors-set-bar': denied('Only directors can change the bar.'),
} as const satisfies RefusalTable

export const refuse: Refuse<typeof table> = refusing(table)
