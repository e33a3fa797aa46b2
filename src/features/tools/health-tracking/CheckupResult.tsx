import { dayOf } from '../../time/calendar.rules.ts'
import { dayLabel, quarterLabel } from '../../time/time.text.ts'
import { useToday } from '../../time/use-today.ts'
import type { CheckupEntry } from '../checkups/checkups.queries.ts'
import type { CheckupResults } from '../checkups/checkups.table.ts'
import { highest, lowest, percentOf, widest } from '../checkups/results.rules.ts'
import { ComponentBars } from './ComponentBars.tsx'
import {
  ALL_AGREE,
  answeredOf,
  BEING_COMPUTED,
  checkupOf,
  closedOn,
  FEWER_THAN_FIVE,
  HIGHEST,
  LOWEST,
  NO_NOTES,
  NOTES,
  percentText,
  pointsText,
  RESULT,
  spreadText,
  WIDEST,
} from './health.text.ts'
import { NamedStatements } from './NamedStatements.tsx'
import { ResultMenu } from './ResultMenu.tsx'
import { StatementTable } from './StatementTable.tsx'

type CheckupResultProps = {
  entry: CheckupEntry
  /** Of the team; null if it is the whole company's. */
  name: string | null
}

/** What a closed check-up came to, on one or two printed pages. */
export function CheckupResult({ entry, name }: CheckupResultProps) {
  const { checkup, invited, results } = entry
  const today = useToday()
  const percent = results && percentOf(results)
  return (
    <section aria-label={RESULT} className="grid gap-5 print:block print:*:mb-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {percent !== null && (
          <span data-numeric className="text-3xl font-semibold">
            {percentText(percent)}
          </span>
        )}
        <div className="min-w-0 flex-1">
          <h2 className="font-semibold">
            {checkupOf(name)} · <span data-numeric>{quarterLabel(checkup.quarter)}</span>
          </h2>
          <p data-numeric className="text-[0.8125rem] text-soft">
            {closedOn(dayLabel(dayOf(checkup.closedAt ?? checkup.createdAt), today))} ·{' '}
            {answeredOf(results?.answered ?? checkup.answered, invited)}
          </p>
        </div>
        {percent !== null && <ResultMenu entry={entry} name={name} />}
      </div>
      {results === null && <p className="text-soft">{BEING_COMPUTED}</p>}
      {results !== null && percent === null && <p>{FEWER_THAN_FIVE}</p>}
      {results !== null && percent !== null && <Shown results={results} />}
    </section>
  )
}

function Shown({ results }: { results: CheckupResults }) {
  return (
    <>
      <ComponentBars results={results} />
      <div className="grid gap-x-8 gap-y-5 md:grid-cols-3 print:grid-cols-3">
        <NamedStatements
          title={HIGHEST}
          statements={highest(results)}
          figure={({ average }) => pointsText(average)}
        />
        <NamedStatements
          title={LOWEST}
          statements={lowest(results)}
          figure={({ average }) => pointsText(average)}
        />
        <NamedStatements
          title={WIDEST}
          statements={widest(results)}
          figure={({ spread }) => spreadText(spread)}
          none={ALL_AGREE}
        />
      </div>
      <StatementTable results={results} />
      <section aria-label={NOTES}>
        <h3 className="font-semibold">{NOTES}</h3>
        {results.notes.length === 0 && <p className="text-soft">{NO_NOTES}</p>}
        <ul className="divide-y divide-line">
          {results.notes.map((note, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- Notes may be equal, and none of them ever moves.
            <li key={place} className="py-1.5 break-words whitespace-pre-wrap">
              {note}
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
