import { Archive, Ban, CircleDot, MoveRight } from 'lucide-react'
import { useLive } from '../../../sync/browser/react.ts'
import { cx } from '../../../ui/cx.ts'
import { issuesOfMeeting } from '../../issues/discussion/discussion.queries.ts'
import { clockText } from '../../meetings/timer/timer.text.ts'
import { VALUE_LOOKS } from '../../metrics/values/value-looks.ts'
import type { Person } from '../../people/people.table.ts'
import { answerTo, type Discussed } from './decisions.rules.ts'
import type { LeftIssue, MissedNumber, ResultItem } from './meeting-results.table.ts'
import { type Line, ResultList } from './ResultList.tsx'
import type { ResultWithPeople } from './results.queries.ts'
import {
  answerText,
  AUTO_CREATED,
  FATES,
  GOALS,
  HEADLINES,
  MESSAGES,
  METRICS,
  NOT_DECIDED,
  NUMBERS_OFF,
  ON_THE_LIST,
} from './results.text.ts'

type People = Readonly<Record<string, Person>>

const ICONS: Record<LeftIssue['fate'], Line['icon']> = {
  stays: <CircleDot aria-hidden />,
  long_term: <Archive aria-hidden />,
  dropped: <Ban aria-hidden />,
  moved: <MoveRight aria-hidden />,
}

/** What else came of the meeting, beside what it decided. */
export function ResultLists({ result, people }: Pick<ResultWithPeople, 'result' | 'people'>) {
  const discussed = useLive(issuesOfMeeting, { meetingId: result.meetingId }) ?? []
  const numberLine = ({ id, title, value, issueId }: MissedNumber): Line => ({
    id,
    title,
    note: (
      <span className="flex items-center gap-3">
        <span
          data-numeric
          className={cx('inline-block rounded-sm pr-2 pl-2.5 font-semibold', VALUE_LOOKS.missed)}
        >
          {value}
        </span>
        <span className="w-20 text-right">{answerText(answerTo(issueId, result))}</span>
      </span>
    ),
  })
  return (
    <div className="grid gap-x-8 gap-y-6 border-t border-line pt-5 md:grid-cols-2 print:grid-cols-2">
      <ResultList
        title={NOT_DECIDED}
        lines={result.issuesLeft.map(({ id, title, fate }) => ({
          id,
          title,
          icon: ICONS[fate],
          detail: discussionOf(discussed.find(({ taken }) => taken.issueId === id)),
          note: FATES[fate],
        }))}
      />
      <ResultList
        title={MESSAGES}
        lines={result.messagesCascaded.map((message) => ({
          ...lineOf(message, people),
          note: message.toTeam,
        }))}
      />
      <ResultList title={NUMBERS_OFF} lines={result.numbersOff.map(numberLine)} />
      <ResultList title={HEADLINES} lines={linesOf(result.headlinesCreated, people)} />
      <ResultList
        title={AUTO_CREATED}
        lines={(result.issuesAutoCreated ?? []).map((issue) => ({
          ...lineOf(issue, people),
          note: ON_THE_LIST,
        }))}
      />
      <ResultList title={GOALS} lines={linesOf(result.goalsCreated, people)} />
      <ResultList title={METRICS} lines={linesOf(result.metricsCreated, people)} />
    </div>
  )
}

/** What the meeting noted of an issue without solving it, and how long it took; nothing of one that it did not take up. */
const discussionOf = (discussed: Discussed | undefined): string =>
  discussed
    ? [clockText(discussed.taken.spent), discussed.decision || discussed.taken.reason]
        .filter(Boolean)
        .join(' · ')
    : ''

const linesOf = (items: readonly ResultItem[], people: People): Line[] =>
  items.map((item) => lineOf(item, people))

const lineOf = ({ id, title, personIds }: ResultItem, people: People): Line => ({
  id,
  title,
  person: people[personIds[0] ?? ''],
  note: null,
})
