import { defineTable, type RowOf } from '../../../sync/define-table.ts'
import { choice, ref, timestamp, uuid } from '../../../sync/fields.ts'
import { liveWith } from '../../../sync/live-while.ts'
import { team } from '../../../sync/scope.ts'

export const REACTIONS = ['agree', 'thanks', 'cheer', 'support'] as const

export type ReactionKind = (typeof REACTIONS)[number]

export const reactionKind = () => choice(...REACTIONS)

/** How somebody reacts to a headline. There is one for headline, person and kind; `teamId` is the headline's. */
export const headlineReactions = defineTable(
  'headline_reactions',
  {
    id: uuid(),
    headlineId: ref('headlines'),
    teamId: ref('teams'),
    personId: ref('people'),
    kind: reactionKind(),
    createdAt: timestamp(),
  },
  {
    scope: ({ teamId }) => team(teamId),
    indexes: [['headlineId'], ['headlineId', 'personId']],
    live: [liveWith('headlineId')],
  },
)

export type HeadlineReaction = RowOf<typeof headlineReactions>
