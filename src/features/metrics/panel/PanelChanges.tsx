import { History } from 'lucide-react'
import { useState } from 'react'
import { systemActor } from '../../../sync/actor.ts'
import { Button } from '../../../ui/Button.tsx'
import { dayOf, type WeekStart } from '../../time/calendar.rules.ts'
import { dayLabel, weekLabel } from '../../time/time.text.ts'
import { useToday } from '../../time/use-today.ts'
import { displayName } from '../../people/people.rules.ts'
import { definitionAt } from '../definition/definitions.rules.ts'
import type { MetricRow } from '../metrics.queries.ts'
import { changeWords, placeWords } from './change-words.rules.ts'
import type { MetricHistory } from './panel.queries.ts'
import { BY_A_PROGRAM, byOn, CHANGES, METRIC_ADDED, SHOW_MORE } from './panel.text.ts'

const AT_FIRST = 3
const AT_ONCE = 20

type PanelChangesProps = { row: MetricRow; history: MetricHistory; start: WeekStart }

/** What people changed in the metric's weeks, its name and its team, the latest first, down to when it was added. */
export function PanelChanges({ row, history: { changes, addedBy }, start }: PanelChangesProps) {
  const today = useToday()
  const [shown, setShown] = useState(AT_FIRST)
  const wordsOf = (change: MetricHistory['changes'][number]) =>
    change.week === undefined
      ? placeWords(change)
      : changeWords(change, weekLabel(change.week, start, today), definitionAt(row, change.week).unit)
  return (
    <section aria-label={CHANGES} className="flex gap-2.5 text-[0.8125rem]">
      <History aria-hidden className="mt-0.5 size-4 shrink-0 text-soft" />
      <ul className="grid min-w-0 flex-1 gap-1.5">
        {changes.slice(0, shown).map((change) => (
          <li key={`${change.week ?? ''} ${change.at}`}>
            {wordsOf(change).map((words) => (
              <span key={words} className="block break-words">
                {words}
              </span>
            ))}
            <span className="block text-xs text-soft">
              {byOn(
                change.by === systemActor.id ? BY_A_PROGRAM : displayName(change.person),
                dayLabel(dayOf(change.at), today),
              )}
            </span>
          </li>
        ))}
        {shown < changes.length ? (
          <li>
            <Button size="sm" variant="ghost" className="-ml-2.5" onClick={() => setShown(shown + AT_ONCE)}>
              {SHOW_MORE}
            </Button>
          </li>
        ) : (
          <li>
            {METRIC_ADDED}
            <span className="block text-xs text-soft">
              {byOn(displayName(addedBy), dayLabel(dayOf(row.metric.createdAt), today))}
            </span>
          </li>
        )}
      </ul>
    </section>
  )
}
