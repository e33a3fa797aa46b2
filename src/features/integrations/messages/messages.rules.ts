import type { MeetingResult } from '../../meeting-room/results/meeting-results.table.ts'
import { FIRST_LANGUAGE } from '../../../language/languages.rules.ts'
import { inOwnTexts } from '../../../language/own-texts.rules.ts'
import type { OwnWords } from '../../../language/own-words.rules.ts'
import { escaped } from './slack.rules.ts'
import * as texts from './messages.text.ts'

/** What a team’s channel can be told of. */
export const MESSAGE_EVENTS = ['meeting.ended', 'metric.off_track'] as const

export type MessageEvent = (typeof MESSAGE_EVENTS)[number]

/** How many titles a message lists of a kind. */
const MOST_TITLES = 10

const listed = (
  heading: (count: number) => string,
  titles: readonly string[],
  andMore: (count: number) => string,
): string[] =>
  titles.length === 0
    ? []
    : [
        heading(titles.length),
        ...titles.slice(0, MOST_TITLES).map((title) => `• ${escaped(title)}`),
        ...(titles.length > MOST_TITLES ? [andMore(titles.length - MOST_TITLES)] : []),
      ]

/** What a team’s channel reads when a meeting has ended, in the company’s own words. */
export function meetingMessage(
  title: string,
  result: Pick<MeetingResult, 'meetingRatings' | 'issuesResolved' | 'tasksCreated'>,
  ownWords: OwnWords,
): string {
  const said = inOwnTexts(texts, FIRST_LANGUAGE, ownWords)
  const ratings = Object.values(result.meetingRatings)
  const average = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length
  return [
    said.meetingHasEnded(escaped(title)),
    ratings.length > 0 ? said.ratedOnAverage(average.toFixed(1), ratings.length) : said.NOT_RATED,
    ...listed(
      said.solvedIssues,
      result.issuesResolved.map((issue) => issue.title),
      said.andMore,
    ),
    ...listed(
      said.madeTasks,
      result.tasksCreated.map((task) => task.title),
      said.andMore,
    ),
  ].join('\n')
}
