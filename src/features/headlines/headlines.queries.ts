import { defineQuery } from '../../sync/define-query.ts'
import { ref } from '../../sync/fields.ts'
import { ofTeam } from '../../sync/region.ts'
import { team } from '../../sync/scope.ts'
import { type Meeting, meetings } from '../meetings/meetings.table.ts'
import { people, type Person } from '../people/people.table.ts'
import { newestFirst } from './headlines.rules.ts'
import { type Headline, headlines } from './headlines.table.ts'

/** A headline as lists show it. */
export interface HeadlineItem {
  headline: Headline
  creator: Person | undefined
}

/** The team's headlines that are not archived, newest first. */
export const headlinesOfTeam = defineQuery('headlinesOfTeam', {
  input: { teamId: ref('teams') },
  visibleTo: (actor, { teamId }) => actor.sees(team(teamId)),
  reaches: ({ teamId }) => ofTeam(teamId),
  run: (read, { teamId }): HeadlineItem[] =>
    read
      .where(headlines, { teamId, archivedAt: null })
      .toSorted(newestFirst)
      .map((headline) => ({ headline, creator: read.get(people, headline.createdBy) })),
})

/** What the dialog for a new headline shows next to its fields: its creator and the team's running meetings. */
export const headlineSetting = defineQuery('headlineSetting', {
  input: { teamId: ref('teams') },
  visibleTo: (actor, { teamId }) => actor.sees(team(teamId)),
  reaches: ({ teamId }) => ofTeam(teamId),
  run: (read, { teamId }, actor): { creator: Person | undefined; meetings: Meeting[] } => ({
    creator: read.get(people, actor.id),
    meetings: read.where(meetings, { teamId, status: 'active' }),
  }),
})
