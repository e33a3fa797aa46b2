import { type Conflicts, type RefusalTable, type Refuse, refusing } from '../../sync/refusal.ts'
import { COMPANY_GOAL_NOT_ADDED, COMPANY_GOAL_NOT_UPDATED } from './goals.text.ts'

const NOT_YOUR_TEAM = "You don't have permission to add goals to this team."

/** Company goals are refused under titles of their own, such as 'Failed to update company goal'. */
const leadersOnly = (title: string) =>
  ({ kind: 'denied', title, detail: 'Only leadership team members can change company goals' }) as const

const OWN_TEAM_ONLY = 'Only members of the goal’s own team can change it.'

const table = {
  'goal/too-many-milestones': ({ limit }: { limit: number }) =>
    `A goal can have ${limit} milestones. Remove one that you no longer need, or make a second goal.`,
  'goal/title-required': 'Goal title is required',
  'goal/team-required': 'Select a team for this goal',
  'goal/milestone-title-required': 'Say in a few words what is to be reached.',
  'goal/not-found': 'Goal not found',
  'goal/closed': 'This goal was closed with its quarter. Reopen it to change it.',
  'goal/finished-meanwhile': ({ title }: { title: string }) =>
    `“${title}” was closed or completed by somebody else in the meantime. Your choices for the other goals are kept: open the dialog again and close the rest.`,
  'goal/quarter-goes-on': ({ title, from }: { title: string; from: string }) =>
    `“${title}” can be closed from ${from} on, two weeks before its quarter ends.`,
  'goal/carried-further': ({ title }: { title: string }) =>
    `The goal that went on with “${title}” has been closed or completed as well. Reopen that one first.`,
  'goal/owner-not-valid': 'Valid owner ID is required',
  'goal/not-your-team': { kind: 'denied', title: 'Failed to add goal', detail: NOT_YOUR_TEAM },
  'goal/not-your-team-to-assign': { kind: 'denied', detail: NOT_YOUR_TEAM },
  'goal/assigned-already': 'This team is assigned to the goal already.',
  'goal/assignment-kept': {
    kind: 'denied',
    title: 'Partial Update',
    detail: 'Could not remove assignment from some teams due to permissions',
  },
  'goal/own-team-only': {
    kind: 'denied',
    title: 'Access Denied',
    detail: OWN_TEAM_ONLY,
  },
  'goal/own-team-unarchives': { kind: 'denied', title: 'Failed to unarchive goal', detail: OWN_TEAM_ONLY },
  'company-goal/no-leadership-team': {
    title: COMPANY_GOAL_NOT_ADDED,
    detail: 'Leadership team not found - required for company goals',
  },
  'company-goal/leaders-create': {
    kind: 'denied',
    title: 'Access Denied',
    detail: 'Only leadership team members can create company goals',
  },
  'company-goal/leaders-update': leadersOnly(COMPANY_GOAL_NOT_UPDATED),
  'company-goal/leaders-archive': leadersOnly('Failed to archive company goal'),
  'company-goal/leaders-restore': leadersOnly('Failed to restore company goal'),
  'company-goal/leaders-reorder': leadersOnly('Failed to reorder company goals'),
} as const satisfies RefusalTable

export const refuse: Refuse<typeof table> = refusing(table)

/** Why constraints of the database refuse, where no rule could foresee the conflict. */
export const conflicts: Conflicts = {
  goal_team_assignments_once: refuse.reason('goal/assigned-already'),
}
