import type { Actor } from '../../sync/actor.ts'
import { defineQuery } from '../../sync/define-query.ts'
import { ref, timestamp } from '../../sync/fields.ts'
import { ofTeam } from '../../sync/region.ts'
import { team } from '../../sync/scope.ts'
import { meetings, type MeetingType } from '../meetings/meetings.table.ts'
import { heldAt, plannedMeetings } from '../meetings/schedule/planned.reads.ts'
import { people, type Person } from '../people/people.table.ts'
import { allTeams } from '../teams/teams.reads.ts'
import { type Team, teams } from '../teams/teams.table.ts'
import type { Reader } from '../../sync/store.ts'
import { canArchiveHeadline } from './headlines.access.ts'
import { isFresh, lastMeetingEnd, newestFirst, waits } from './headlines.rules.ts'
import { type Headline, headlines } from './headlines.table.ts'

/** A headline as lists show it. */
export interface HeadlineItem {
  headline: Headline
  creator: Person | undefined
  /** The name of the team whose meeting sent it here, for a cascading message. */
  fromTeam: string | null
  /** When the planned meeting that it waits for is to begin, as ISO 8601. */
  forMeetingAt: string | null
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
  /** What came since the team's last meeting ended, or waited for this one. */
  fresh: HeadlineItem[]
  earlier: HeadlineItem[]
  /** What waits for a later meeting. */
  later: HeadlineItem[]
}

/** What a running meeting reads of its team's headlines, each newest first. */
export const headlinesForMeeting = defineQuery('headlinesForMeeting', {
  input: { teamId: ref('teams'), meetingId: ref('meetings') },
  visibleTo: (actor, { teamId }) => actor.sees(team(teamId)),
  reaches: ({ teamId }) => ofTeam(teamId),
  run(read, { teamId, meetingId }, actor): MeetingHeadlines {
    const startedAt = read.get(meetings, meetingId)?.startedAt ?? ''
    const since = lastMeetingEnd(read.where(meetings, { teamId, deletedAt: null }))
    const all = itemsOf(read, read.where(headlines, { teamId, archivedAt: null }), actor)
    const [later, now] = divided(all, (item) => waits(item, startedAt))
    const [fresh, earlier] = divided(now, ({ headline, forMeetingAt }) =>
      isFresh({ ...headline, forMeetingAt }, since),
    )
    return { fresh, earlier, later }
  },
})

/** Those for which it is true, and the others. */
const divided = <T>(list: readonly T[], isTrue: (one: T) => boolean): [T[], T[]] => [
  list.filter(isTrue),
  list.filter((one) => !isTrue(one)),
]

const itemsOf = (read: Reader, found: readonly Headline[], actor: Actor): HeadlineItem[] =>
  found.toSorted(newestFirst).map((headline) => ({
    headline,
    creator: read.get(people, headline.createdBy),
    forMeetingAt: headline.forMeetingAt && heldAt(read, headline.teamId, headline.forMeetingAt),
    fromTeam: (headline.fromTeamId && read.get(teams, headline.fromTeamId)?.name) || null,
    mayArchive: canArchiveHeadline(actor, headline, read),
  }))

/** The teams that a meeting of this team can send a message to, by name. */
export const otherTeams = defineQuery('otherTeams', {
  input: { teamId: ref('teams') },
  visibleTo: (actor) => actor.can('view_team_info'),
  run: (read, { teamId }): Team[] => allTeams(read).filter(({ id }) => id !== teamId),
})

/** The most meetings that a headline can be meant for. */
const MEETINGS_OFFERED = 10

/** A meeting that a headline can be meant for. A planned one has no row yet, so its moment is its id. */
export interface MeetingChoice {
  id: string
  /** When it began or is to begin, as ISO 8601. */
  date: string
  meetingType: MeetingType
  status: 'active' | 'scheduled'
}

/** What the dialog for a new headline shows next to its fields: its creator, and the team's running and next meetings. */
export const headlineSetting = defineQuery('headlineSetting', {
  input: { teamId: ref('teams'), from: timestamp() },
  visibleTo: (actor, { teamId }) => actor.sees(team(teamId)),
  reaches: ({ teamId }) => ofTeam(teamId),
  run(read, { teamId, from }, actor): { creator: Person | undefined; meetings: MeetingChoice[] } {
    const running = read
      .where(meetings, { teamId, status: 'active' })
      .map(({ id, meetingType, startedAt }) => ({
        id,
        meetingType,
        date: startedAt,
        status: 'active' as const,
      }))
    const planned = plannedMeetings(read, teamId, from, MEETINGS_OFFERED).map(({ meetingType, at }) => ({
      id: at,
      meetingType,
      date: at,
      status: 'scheduled' as const,
    }))
    return {
      creator: read.get(people, actor.id),
      meetings: [...running, ...planned].slice(0, MEETINGS_OFFERED),
    }
  },
})
