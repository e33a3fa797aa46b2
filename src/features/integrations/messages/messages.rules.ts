import type { MeetingResult } from '../../meeting-room/results/meeting-results.table.ts'
import { escaped } from './slack.rules.ts'
import {
  andMore,
  madeTasks,
  meetingHasEnded,
  NOT_RATED,
  ratedOnAverage,
  solvedIssues,
} from './messages.text.ts'

/** What a team’s channel can be told of. */
export const MESSAGE_EVENTS = ['meeting.ended', 'metric.off_track'] as const

export type MessageEvent = (typeof MESSAGE_EVENTS)[number]

/** How many titles a message lists of a kind. */
const MOST_TITLES = 10

const listed = (heading: (count: number) => string, titles: readonly string[]): string[] =>
  titles.length === 0
    ? []
    : [
        heading(titles.length),
        ...titles.slice(0, MOST_TITLES).map((title) => `• ${escaped(title)}`),
        ...(titles.length > MOST_TITLES ? [andMore(titles.length - MOST_TITLES)] : []),
      ]

/** What a team’s channel reads when a meeting has ended. */
export function meetingMessage(
  title: string,
  result: Pick<MeetingResult, 'meetingRatings' | 'issuesResolved' | 'tasksCreated'>,
): string {
  const ratings = Object.values(result.meetingRatings)
  const average = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length
  return [
    meetingHasEnded(escaped(title)),
    ratings.length > 0 ? ratedOnAverage(average.toFixed(1), ratings.length) : NOT_RATED,
    ...listed(
      solvedIssues,
      result.issuesResolved.map((issue) => issue.title),
    ),
    ...listed(
      madeTasks,
      result.tasksCreated.map((task) => task.title),
    ),
  ].join('\n')
}
