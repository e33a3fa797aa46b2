import type { LetterLine, LetterSection } from '../../../server/mail/letter.ts'
import { healthText, ratingText } from '../../meetings/ratings/ratings.text.ts'
import { displayName } from '../../people/people.rules.ts'
import { dayLabel } from '../../time/time.text.ts'
import { utcDayOf } from '../../time/calendar.rules.ts'
import { type Decision, decisionsOf, type Discussed } from '../results/decisions.rules.ts'
import type { ResultItem, ResultTask } from '../results/meeting-results.table.ts'
import { namesOf } from '../results/names-of.rules.ts'
import type { ResultWithPeople } from '../results/results.queries.ts'
import {
  ABSENT,
  AUTO_CREATED,
  DECISIONS,
  FATES,
  FOR_A_10,
  HEADLINES,
  MESSAGES,
  NO_DECISIONS,
  NOT_DECIDED,
  NUMBERS_OFF,
  OTHER_TASKS,
  toTeam,
} from '../results/results.text.ts'
import { andMore, dueOn, RATED, ratedBy } from './minutes.text.ts'

/** A mail shows so many lines of each kind; the result has the rest. */
const MOST_LINES = 40

type Found = Pick<ResultWithPeople, 'meeting' | 'result' | 'people' | 'average'>

/** What a meeting decided and brought, as the sections of a mail. Empty ones are left out. */
export function minutesSections(
  { meeting, result, people, average }: Found,
  discussed: readonly Discussed[],
): LetterSection[] {
  const today = utcDayOf(meeting.startedAt)
  const names = ({ personIds }: ResultItem) => namesOf(personIds, people)
  const taskLine = (task: ResultTask): LetterLine => ({
    text: task.title,
    detail: dueOn(names(task), task.dueDate ? dayLabel(task.dueDate, today) : null),
  })
  const { decisions, otherTasks } = decisionsOf(result, discussed)
  const decided = decisions.flatMap((decision, place): LetterLine[] => [
    decisionLine(decision, place + 1),
    ...decision.tasks.map((task) => ({ ...taskLine(task), isPart: true })),
  ])
  const notes = Object.entries(result.ratingNotes).map(([id, note]): LetterLine => ({
    text: `${FOR_A_10} ${note}`,
    detail: displayName(people[id]),
  }))
  const rating: LetterLine[] =
    average === null
      ? []
      : [
          {
            text: `${ratingText(average)} ${healthText(average)}`,
            detail: ratedBy(Object.keys(result.meetingRatings).length),
          },
        ]
  const sections: LetterSection[] = [
    {
      heading: DECISIONS,
      lines: decided.length + otherTasks.length === 0 ? [{ text: NO_DECISIONS }] : decided,
    },
    { heading: OTHER_TASKS, lines: otherTasks.map(taskLine) },
    {
      heading: NOT_DECIDED,
      lines: result.issuesLeft.map(({ title, fate }) => ({ text: title, detail: FATES[fate] })),
    },
    {
      heading: MESSAGES,
      lines: result.messagesCascaded.map((message) => ({
        text: message.title,
        detail: `${names(message)} ${toTeam(message.toTeam)}`,
      })),
    },
    {
      heading: NUMBERS_OFF,
      lines: result.numbersOff.map(({ title, value }) => ({ text: title, detail: value })),
    },
    {
      heading: HEADLINES,
      lines: result.headlinesCreated.map((headline) => ({ text: headline.title, detail: names(headline) })),
    },
    {
      heading: AUTO_CREATED,
      lines: (result.issuesAutoCreated ?? []).map((issue) => ({ text: issue.title, detail: names(issue) })),
    },
    { heading: RATED, lines: [...rating, ...notes] },
    {
      heading: ABSENT,
      lines: result.absentees.length > 0 ? [{ text: namesOf(result.absentees, people) }] : [],
    },
  ]
  return sections.filter(({ lines }) => lines.length > 0).map(cut)
}

const decisionLine = ({ issue, sentence }: Decision, number: number): LetterLine =>
  sentence === null
    ? { text: `${number}. ${issue.title}` }
    : { text: `${number}. ${sentence}`, detail: issue.title }

function cut({ heading, lines }: LetterSection): LetterSection {
  if (lines.length <= MOST_LINES) return { heading, lines }
  return { heading, lines: [...lines.slice(0, MOST_LINES), { text: andMore(lines.length - MOST_LINES) }] }
}
