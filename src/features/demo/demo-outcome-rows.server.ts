import { newId } from '../../sync/id.ts'
import type { MeetingResult } from '../meeting-room/results/meeting-results.table.ts'
import { addDays, utcDayOf } from '../time/calendar.rules.ts'
import type { DemoIds, DemoTeam } from './demo-company.server.ts'
import { earlierOutcome } from './demo-earlier-outcomes.server.ts'
import { demoOutcome } from './demo-outcomes.server.ts'

type Outcome = Omit<
  MeetingResult,
  | 'id'
  | 'meetingId'
  | 'teamId'
  | 'sectionDurations'
  | 'totalDurationSeconds'
  | 'attendees'
  | 'memberIds'
  | 'meetingRatings'
  | 'createdAt'
>

const NOTHING: Outcome = {
  headlinesCreated: [],
  messagesCascaded: [],
  tasksCreated: [],
  issuesResolved: [],
  issuesLeft: [],
  issuesAutoCreated: null,
  goalsCreated: [],
  metricsCreated: [],
  numbersOff: [],
  figures: null,
  absentees: [],
  ratingNotes: {},
}

/** What came of the team's meeting so many weeks ago, which began at `startedAt`. */
export function outcomeOf(ids: DemoIds, team: DemoTeam, weeksAgo: number, startedAt: string): Outcome {
  const outcome = demoOutcome(team, weeksAgo)
  const item = (title: string, who: string) => ({ id: newId(), title, personIds: [ids.people[who]!] })
  if (!outcome) {
    const { solved, headline } = earlierOutcome(team, weeksAgo)
    return {
      ...NOTHING,
      issuesResolved: solved ? [item(...solved)] : [],
      headlinesCreated: headline ? [item(...headline)] : [],
    }
  }
  const solved = outcome.decisions.map(({ title, who, tasks }) => ({ issue: item(title, who), tasks }))
  const [numbersMet, numbersMissed, tasksDone, tasksDue, goalsOnTrack, goals] = outcome.figures
  return {
    ...NOTHING,
    issuesResolved: solved.map(({ issue }) => issue),
    tasksCreated: solved.flatMap(({ issue, tasks }) =>
      tasks.map(([title, who, days]) => ({
        ...item(title, who),
        dueDate: addDays(utcDayOf(startedAt), days),
        sourceIssueId: issue.id,
      })),
    ),
    issuesLeft: (outcome.left ?? []).map(([title, who, fate]) => ({ ...item(title, who), fate })),
    headlinesCreated: (outcome.headlines ?? []).map(([title, who]) => item(title, who)),
    messagesCascaded: (outcome.messages ?? []).map(([title, who, toTeam]) => ({
      ...item(title, who),
      toTeam,
    })),
    numbersOff: (outcome.numbersOff ?? []).map(([title, value]) => ({
      id: ids.metrics[title] ?? newId(),
      title,
      personIds: [],
      value,
      issueId: null,
    })),
    figures: { numbersMet, numbersMissed, tasksDone, tasksDue, goalsOnTrack, goals },
    absentees: (outcome.absent ?? []).map((who) => ids.people[who]!),
    ratingNotes: outcome.note ? { [ids.people[outcome.note[1]]!]: outcome.note[0] } : {},
  }
}
