import type { LetterLine, LetterSection } from '../../../server/mail/letter.ts'
import type { Language } from '../../../language/languages.rules.ts'
import { inOwnTexts } from '../../../language/own-texts.rules.ts'
import type { OwnWords } from '../../../language/own-words.rules.ts'
import * as germanRatings from '../../meetings/ratings/ratings.text.de.ts'
import * as englishRatings from '../../meetings/ratings/ratings.text.ts'
import { displayName } from '../../people/people.rules.ts'
import { dayLabel as germanDay } from '../../time/time.text.de.ts'
import { dayLabel as englishDay } from '../../time/time.text.ts'
import { dayIn } from '../../time/zones.rules.ts'
import { type Decision, decisionsOf, type Discussed } from '../results/decisions.rules.ts'
import type { ResultItem, ResultTask } from '../results/meeting-results.table.ts'
import { namesOf } from '../results/names-of.rules.ts'
import type { ResultWithPeople } from '../results/results.queries.ts'
import * as germanResults from '../results/results.text.de.ts'
import * as englishResults from '../results/results.text.ts'
import * as de from './minutes.text.de.ts'
import * as en from './minutes.text.ts'

const WORDS = { en, de }
const OTHERS = {
  en: { ...englishRatings, results: englishResults, dayLabel: englishDay },
  de: { ...germanRatings, results: germanResults, dayLabel: germanDay },
}

/** A mail shows so many lines of each kind; the result has the rest. */
const MOST_LINES = 40

type Found = Pick<ResultWithPeople, 'meeting' | 'result' | 'people' | 'average'> & {
  ownWords: OwnWords
  /** By whose clock the team meets. */
  zone: string
}

/** What a meeting decided and brought, as the sections of a mail. Empty ones are left out. */
export function minutesSections(
  { meeting, result, people, average, ownWords, zone }: Found,
  discussed: readonly Discussed[],
  language: Language,
): LetterSection[] {
  const words = inOwnTexts(WORDS[language], language, ownWords)
  const { results, dayLabel, ratingText, healthText } = inOwnTexts(OTHERS[language], language, ownWords)
  const today = dayIn(Date.parse(meeting.startedAt), zone)
  const names = ({ personIds }: ResultItem) => namesOf(personIds, people)
  const taskLine = (task: ResultTask): LetterLine => ({
    text: task.title,
    detail: words.dueOn(names(task), task.dueDate ? dayLabel(task.dueDate, today) : null),
  })
  const { decisions, otherTasks } = decisionsOf(result, discussed)
  const decided = decisions.flatMap((decision, place): LetterLine[] => [
    decisionLine(decision, place + 1),
    ...decision.tasks.map((task) => ({ ...taskLine(task), isPart: true })),
  ])
  const notes = Object.entries(result.ratingNotes).map(([id, note]): LetterLine => ({
    text: `${results.FOR_A_10} ${note}`,
    detail: displayName(people[id]),
  }))
  const rating: LetterLine[] =
    average === null
      ? []
      : [
          {
            text: `${ratingText(average)} ${healthText(average)}`,
            detail: words.ratedBy(Object.keys(result.meetingRatings).length),
          },
        ]
  const sections: LetterSection[] = [
    {
      heading: results.DECISIONS,
      lines: decided.length + otherTasks.length === 0 ? [{ text: results.NO_DECISIONS }] : decided,
    },
    { heading: results.OTHER_TASKS, lines: otherTasks.map(taskLine) },
    {
      heading: results.NOT_DECIDED,
      lines: result.issuesLeft.map(({ title, fate }) => ({ text: title, detail: results.FATES[fate] })),
    },
    {
      heading: results.MESSAGES,
      lines: result.messagesCascaded.map((message) => ({
        text: message.title,
        detail: `${names(message)} ${results.toTeam(message.toTeam)}`,
      })),
    },
    {
      heading: results.NUMBERS_OFF,
      lines: result.numbersOff.map(({ title, value }) => ({ text: title, detail: value })),
    },
    {
      heading: results.HEADLINES,
      lines: result.headlinesCreated.map((headline) => ({ text: headline.title, detail: names(headline) })),
    },
    {
      heading: results.AUTO_CREATED,
      lines: (result.issuesAutoCreated ?? []).map((issue) => ({ text: issue.title, detail: names(issue) })),
    },
    { heading: words.RATED, lines: [...rating, ...notes] },
    {
      heading: results.ABSENT,
      lines: result.absentees.length > 0 ? [{ text: namesOf(result.absentees, people) }] : [],
    },
  ]
  return sections.filter(({ lines }) => lines.length > 0).map((section) => cut(section, words.andMore))
}

const decisionLine = ({ issue, sentence }: Decision, number: number): LetterLine =>
  sentence === null
    ? { text: `${number}. ${issue.title}` }
    : { text: `${number}. ${sentence}`, detail: issue.title }

function cut({ heading, lines }: LetterSection, andMore: (count: number) => string): LetterSection {
  if (lines.length <= MOST_LINES) return { heading, lines }
  return { heading, lines: [...lines.slice(0, MOST_LINES), { text: andMore(lines.length - MOST_LINES) }] }
}
