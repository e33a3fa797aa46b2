import { newId } from '../../sync/id.ts'
import { type MeetingResult, meetingResults } from '../meeting-room/results/meeting-results.table.ts'
import { DEFAULT_AGENDAS } from '../meetings/agenda/agenda.rules.ts'
import { meetingParticipants, meetings } from '../meetings/meetings.table.ts'
import { type NewRow, newRow } from '../people/company-rows.rules.ts'
import { addDays, mondayOf, utcDayOf } from '../time/calendar.rules.ts'
import { DEMO_TEAMS, type DemoIds } from './demo-company.server.ts'
import { DEMO_MEETINGS } from './demo-meetings.server.ts'
import { demoOutcome } from './demo-outcomes.server.ts'
import { outcomeOf } from './demo-outcome-rows.server.ts'
import { raisedRows } from './demo-raised-rows.server.ts'

const MINUTE_MS = 60_000

const PLANNED_MINUTES = 90

/** Not every meeting begins on time. */
const MINUTES_LATE = [0, 4, 1, 7, 0, 1, 0]

/** The ended weekly meetings with their results, and what was raised in them. */
export const meetingRows = (ids: DemoIds, now: string): NewRow[] =>
  DEMO_MEETINGS.flatMap(({ team, weeksAgo, minutes, ratings }) => {
    const absent = demoOutcome(team, weeksAgo)?.absent ?? []
    const onTeam = DEMO_TEAMS.find(({ key }) => key === team)!.members
    const memberIds = onTeam.map((member) => ids.people[member]!)
    const members = onTeam.filter((member) => !absent.includes(member)).map((member) => ids.people[member]!)
    const [id, teamId, startedBy] = [newId(), ids.teams[team], members[0]!]
    const plannedAt = `${addDays(mondayOf(utcDayOf(now)), 1 - 7 * weeksAgo)}T09:00:00.000Z`
    const late = MINUTES_LATE[weeksAgo % MINUTES_LATE.length]!
    const startedAt = new Date(Date.parse(plannedAt) + late * MINUTE_MS).toISOString()
    const lasted = minutes.reduce((sum, minute) => sum + minute, 0)
    const endedAt = new Date(Date.parse(startedAt) + lasted * MINUTE_MS).toISOString()
    const sections = DEFAULT_AGENDAS.weekly
    const result: MeetingResult = {
      id: newId(),
      meetingId: id,
      teamId,
      ...outcomeOf(ids, team, weeksAgo, startedAt),
      sectionDurations: sections.map((section, place) => ({ ...section, seconds: minutes[place]! * 60 })),
      totalDurationSeconds: lasted * 60,
      attendees: members,
      memberIds,
      meetingRatings: Object.fromEntries(
        members.flatMap((member, place) => (ratings[place] ? [[member, ratings[place]]] : [])),
      ),
      createdAt: endedAt,
    }
    return [
      newRow(meetings, {
        id,
        teamId,
        status: 'ended',
        meetingType: 'weekly',
        startedAt,
        startedBy,
        endedAt,
        sections,
        currentSection: sections.length - 1,
        previousSection: sections.length - 1,
        sectionStartTime: endedAt,
        sectionAccumulatedTimes: minutes.map((minute) => minute * MINUTE_MS),
        isPaused: false,
        totalPauseDuration: 0,
        lastPauseTimestamp: null,
        scriberId: startedBy,
        scriberEpoch: 1,
        scriberLastActivity: endedAt,
        speakerId: null,
        voteLimit: null,
        voteLimitSetBy: null,
        discussedIssueId: null,
        planReview: {},
        plannedAt,
        plannedUntil: new Date(Date.parse(plannedAt) + PLANNED_MINUTES * MINUTE_MS).toISOString(),
        updatedAt: endedAt,
        updatedBy: startedBy,
        deletedAt: null,
      }),
      ...members.map((personId) =>
        newRow(meetingParticipants, {
          id: newId(),
          meetingId: id,
          teamId,
          personId,
          joinedAt: startedAt,
          leftAt: endedAt,
          votedAt: null,
          doneVotingAt: null,
          minutesAskedAt: null,
          minutesSentAt: null,
        }),
      ),
      newRow(meetingResults, result),
      ...raisedRows(result, startedAt, weeksAgo),
    ]
  })
