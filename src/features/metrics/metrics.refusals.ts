import { type Conflicts, type RefusalTable, type Refuse, refusing } from '../../sync/refusal.ts'
import { TOO_LARGE } from './values/metric-values.text.ts'

const GONE = 'Metric with ID not found or has been deleted'

const table = {
  'metric/name-required': 'Metric name is required',
  'metric/unit-required': 'Unit is required',
  'metric/owner-required': 'Owner is required',
  'metric/team-required': 'Team ID is required',
  'metric/target-required': 'Target value is required',
  'metric/incomplete': {
    title: 'Update Failed',
    detail: 'Metric configuration update failed. Changes have been reverted.',
  },
  'metric/name-taken': ({ name }: { name: string }) =>
    `A metric named "${name}" already exists for this team member and week. Please choose a different name.`,
  'metric/name-just-taken':
    'A metric with this name already exists for this team member and week. Please choose a different name.',
  'metric/owner-not-in-team': 'Choose an owner who is an active member of this team.',
  'metric/not-your-team': {
    kind: 'denied',
    detail: "You don't have permission to add metrics to this team.",
  },
  'metric/owner-or-manager-only': {
    kind: 'denied',
    detail: 'Only the owner of a metric or a manager can change it.',
  },
  'metric/members-only': {
    kind: 'denied',
    detail: 'Only members of the teams that show this metric can enter its values and answer for it.',
  },
  'metric/not-your-team-to-share': {
    kind: 'denied',
    detail: 'You can show a metric only in teams that you are on. Ask somebody who is on both.',
  },
  'metric/shown-already': 'This team shows the metric already.',
  'metric/too-many-teams': ({ limit }: { limit: number }) =>
    `A metric can be shown in ${limit} other teams. Take it out of one first.`,
  'metric/too-many-shared': ({ limit }: { limit: number }) =>
    `A team can show ${limit} of its metrics in other teams, those deleted in the last 30 days included. Take one out of the others first.`,
  'metric/no-other-team': {
    title: 'Delete Failed',
    detail:
      'No other team can take this metric over, because its owner is on none of them, or you are not. Choose another owner first, or delete it from all teams.',
  },
  'metric/owner-only': {
    kind: 'denied',
    title: 'Delete Failed',
    detail: 'Only the owner of a metric can delete it.',
  },
  'metric/restored-by-owner-only': { kind: 'denied', detail: 'Only the owner of a metric can restore it.' },
  'metric/not-a-week': 'A change holds from a week that has begun. Choose another week.',
  'metric/too-many-definitions': ({ limit }: { limit: number }) =>
    `A metric keeps ${limit} earlier definitions. Remove one that you no longer need, or change the past too.`,
  'metric/already-deleted': 'Metric not found',
  'metric/gone': { title: 'Failed to update metric', detail: GONE },
  'metric/other-team': GONE,
  'group/name-required': 'Group name is required',
  'group/name-taken': ({ name }: { name: string }) =>
    `This team has a group named "${name}" already. Please choose a different name.`,
  'group/too-many': ({ limit }: { limit: number }) =>
    `A team can have ${limit} groups. Delete one that you no longer need.`,
  'group/gone': 'This group was deleted. Choose another one.',
  'group/managers-only': { kind: 'denied', detail: 'Only managers can change the groups of a scorecard.' },
  'value/calculated':
    'This week is calculated by a formula, so its value can’t be typed in. Switch the formula off in Configure Metric to enter values again.',
  'value/too-large': TOO_LARGE,
  'value/not-a-week': 'Values belong to a week that has begun. Choose another week.',
} as const satisfies RefusalTable

export const refuse: Refuse<typeof table> = refusing(table)

/** Why constraints of the database refuse, where no rule could foresee the conflict. */
export const conflicts: Conflicts = {
  metrics_claimed_name: refuse.reason('metric/name-just-taken'),
  metric_team_assignments_once: refuse.reason('metric/shown-already'),
}
