import { type RefusalTable, type Refuse, refusing } from '../../../sync/refusal.ts'

const denied = <const Detail extends string>(detail: Detail) =>
  ({ kind: 'denied', title: 'Access Denied', detail }) as const

const table = {
  'checkup/not-yours': denied(
    'Those who manage a team open and close its check-ups, directors those of the company.',
  ),
  // Nobody's rights would be enough, so it is no matter of them.
  'checkup/not-invited': {
    title: 'Access Denied',
    detail: 'Only those who were invited when it was opened can answer this check-up.',
  },
  'checkup/open-already': 'A check-up is open already. Close it first.',
  'checkup/room': ({ limit }: { limit: number }) =>
    `There have been ${limit} check-ups in this quarter. Open the next one in the new quarter.`,
  'checkup/too-many': ({ limit }: { limit: number }) =>
    `A check-up asks at most ${limit} people. Open one for each team.`,
  'checkup/day': ({ days }: { days: number }) => `Choose a day from today on, at most ${days} days ahead.`,
  'checkup/closed': 'This check-up is closed.',
  'checkup/submitted': 'You have submitted this, so it can’t be changed any more.',
  'checkup/incomplete': 'Answer every statement before you submit.',
} as const satisfies RefusalTable

export const refuse: Refuse<typeof table> = refusing(table)
