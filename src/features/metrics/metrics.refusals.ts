import { type Conflicts, type RefusalTable, type Refuse, refusing } from '../../sync/refusal.ts'

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
  'metric/owner-only': {
    kind: 'denied',
    title: 'Delete Failed',
    detail: 'Only the owner of a metric can delete it.',
  },
  'metric/restored-by-owner-only': { kind: 'denied', detail: 'Only the owner of a metric can restore it.' },
  'metric/already-deleted': 'Metric not found',
  'metric/gone': { title: 'Failed to update metric', detail: GONE },
  'metric/other-team': GONE,
  'value/too-large': 'Enter a smaller number: at most 1,000,000,000,000,000.',
  'value/not-a-week': 'Values belong to a week that has begun. Choose another week.',
} as const satisfies RefusalTable

export const refuse: Refuse<typeof table> = refusing(table)

/** Why constraints of the database refuse, where no rule could foresee the conflict. */
export const conflicts: Conflicts = {
  metrics_claimed_name: refuse.reason('metric/name-just-taken'),
}
