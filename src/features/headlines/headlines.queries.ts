import type { Actor } from '../../sync/actor.ts'
import { defineQuery } from '../../sync/define-query.ts'
import { ref } from '../../sync/fields.ts'
import { ofTeam } from '../../sync/region.ts'
import { team } from '../../sync/scope.ts'
import { type Meeting, meetings } from '../meetings/meetings.table.ts'
import { people, type Person } from '../people/people.table.ts'
import { allTeams } from '../teams/teams.reads.ts'
import { type Team, teams } from '../teams/teams.table.ts'
import type { Reader } from '../../sync/store.ts'
import { canArchiveHeadline } from './headlines.access.ts'
import { lastMeetingEnd, newestFirst } from './headlines.rules.ts'
import { type Headline, headlines } from './headlines.table.ts'

/** A headline as lists show it. */
export interface HeadlineItem {
  headline: Headline
  creator: Person | undefined
  /** The name of the team whose meeting sent it here, for a cascading message. */
  fromTeam: string | null
  mayArchive: boolean
}

/** The team's headlines that are not archived, newest first. */
export const headlinesOfTeam = defineQuery('headlinesOfTeam', {
  input: { teamId: ref('teams') },
  visibleTo: (actor, { teamId }) => actor.sees(team(teamId)),
  reaches: ({ teamId }) => ofTeam(teamId),
  run: (read, { teamId }, actor): HeadlineItem[] =>
    itemsOf(read, read.where(headlines, { teamId, archivedAt: null }), actor),
})

export interface MeetingHeadlines {
  /** What came since the team's last meeting ended. */
  fresh: HeadlineItem[]
  earlier: HeadlineItem[]
}

/** What a running meeting reads of its team's headlines, each newest first. */
export const headlinesForMeeting = defineQuery('headlinesForMeeting', {
  input: { teamId: ref('teams') },
  visibleTo: (actor, { teamId }) => actor.sees(team(teamId)),
  reaches: ({ teamId }) => ofTeam(teamId),
  run(read, { teamId }, actor): MeetingHeadlines {
    const since = lastMeetingEnd(read.where(meetings, { teamId, deletedAt: null }))
    const all = itemsOf(read, read.where(headlines, { teamId, archivedAt: null }), actor)
    const isFresh = ({ headline }: HeadlineItem) => headline.createdAt >= since
    return { fresh: all.filter(isFresh), earlier: all.filter((item) => !isFresh(item)) }
  },
})

const itemsOf = (read: Reader, found: readonly Headline[], actor: Actor): HeadlineItem[] =>
  found.toSorted(newestFirst).map((headline) => ({
    headline,
    creator: read.get(people, headline.createdBy),
    fromTeam: (headline.fromTeamId && read.get(teams, headline.fromTeamId)?.name) || null,
    mayArchive: canArchiveHeadline(actor, headline, read),
  }))

/** The teams that a meeting of this team can send a message to, by name. */
export const otherTeams = defineQuery('otherTeams', {
  input: { teamId: ref('teams') },
  visibleTo: (actor) => actor.can('view_team_info'),
  run: (read, { teamId }): Team[] => allTeams(read).filter(({ id }) => id !== teamId),
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
