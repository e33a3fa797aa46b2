import { defineTable, follow, type RowOf } from '../../../sync/define-table.ts'
import { boolean, date, optionalText, ref, timestamp, uuid } from '../../../sync/fields.ts'
import { liveWith } from '../../../sync/live-while.ts'
import { company, team } from '../../../sync/scope.ts'
import { goalStatus, teamGoals } from '../goals.table.ts'

/** The longest note on a week's status, in characters. */
export const NOTE_LENGTH = 500

export const updateNote = () => optionalText(NOTE_LENGTH)

/**
 * What a goal's team last said of it in the week of the Monday `week`. The id is made of goal and week (`idInWeek`); `teamId` and
 * `isShared` repeat the goal's, so that the same people receive it.
 */
export const goalUpdates = defineTable(
  'goal_updates',
  {
    id: uuid(),
    goalId: ref('team_goals'),
    teamId: ref('teams'),
    isShared: boolean(),
    week: date(),
    status: goalStatus(),
    note: updateNote(),
    createdBy: ref('people'),
    createdAt: timestamp(),
  },
  {
    scope: (update) => (update.isShared ? company() : team(update.teamId)),
    indexes: [['goalId']],
    live: [liveWith('goalId')],
    follows: [
      follow('goalId', teamGoals, (update, { after }) =>
        after && (after.teamId !== update.teamId || after.isShared !== update.isShared)
          ? { teamId: after.teamId, isShared: after.isShared }
          : null,
      ),
    ],
  },
)

export type GoalUpdate = RowOf<typeof goalUpdates>
