import { type Conflicts, type RefusalTable, type Refuse, refusing } from '../../sync/refusal.ts'

const table = {
  'team/general-is-taken': 'Teams named General or General Team are not shown in lists. Choose another name.',
  'team/not-yours': {
    kind: 'denied',
    detail: 'Managers can change the teams they belong to. Ask a director to change this one.',
  },
  'team/directors-choose-leadership': {
    kind: 'denied',
    detail: 'Only a director can choose which team is the leadership team.',
  },
  'team/other-leadership':
    'Another team became the leadership team at the same moment. Look at the teams, then try again.',
  'team/is-meeting': 'Its meeting is running. End the meeting first.',
  'team/deleted-too-long-ago': ({ days }: { days: number }) =>
    `A deleted team can be restored for ${days} days, and this one was deleted before that.`,
  'team/has-company-goals':
    'The company goals belong to this team. Choose another leadership team first, and they move to it.',
  'team/already-on-it': 'This person is already on the team.',
} as const satisfies RefusalTable

export const refuse: Refuse<typeof table> = refusing(table)

/** Why constraints of the database refuse, where no rule could foresee the conflict. */
export const conflicts: Conflicts = {
  teams_one_leadership: refuse.reason('team/other-leadership'),
  team_members_once: refuse.reason('team/already-on-it'),
}
