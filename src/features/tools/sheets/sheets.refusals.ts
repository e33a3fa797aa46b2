import { type RefusalTable, type Refuse, refusing } from '../../../sync/refusal.ts'

const denied = <const Detail extends string>(detail: Detail) =>
  ({ kind: 'denied', title: 'Access Denied', detail }) as const

const table = {
  'tool/not-for-you': denied('Tools are for managers and directors.'),
  'tool/only-owner-edits': denied('Only its owner can change this sheet.'),
  'tool/team-edits': denied('Only its owner and those who manage its team can change this sheet.'),
  // Nobody's rights would be enough, so it is no matter of them.
  'tool/only-owner-shares': {
    title: 'Access Denied',
    detail: 'Only its owner can share this sheet or take it back.',
  },
  'tool/directors-share': denied('Only directors can share with the whole company.'),
  'tool/never-shared': 'This stays with you alone and can’t be shared.',
  'tool/team-required': 'Choose the team to share it with.',
  'tool/archived': 'This sheet is archived. Restore it to change it.',
  'tool/sheet-full': 'This sheet is full. Start a new one.',
  'tool/room': ({ limit }: { limit: number }) => `There is room for ${limit}. Remove one first.`,
  'tool/too-many-archived': ({ limit }: { limit: number }) =>
    `More than ${limit} of your sheets were archived in the last 30 days. Start others later.`,
  'tool/quarter-there': 'There is a sheet for that quarter already.',
  'tool/no-quarters': 'This sheet belongs to no quarter.',
  'tool/no-such-section': 'There is no such part on this sheet. Reload the page and try again.',
  'tool/text-required': 'Give it a name.',
  'tool/hours-out-of-range': 'Enter 0 to 168 hours a week.',
  'tool/amount-out-of-range': 'Enter an amount from 0 to 1,000,000,000,000.',
  'tool/no-time': 'Choose a time such as 09:30.',
  'tool/break-over': 'Choose a time that is still to come.',
} as const satisfies RefusalTable

export const refuse: Refuse<typeof table> = refusing(table)
