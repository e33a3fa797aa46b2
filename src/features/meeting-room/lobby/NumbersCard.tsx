import { useRef } from 'react'
import { useActor, useLive } from '../../../sync/browser/react.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { mySettings } from '../../companies/companies.queries.ts'
import { mayEnterAt } from '../../metrics/metrics.access.ts'
import { metricRow } from '../../metrics/metrics.queries.ts'
import { DueField } from '../../metrics/scorecard/DueField.tsx'
import { useDueWeek } from '../../metrics/scorecard/use-weeks.ts'
import { displayName } from '../../people/people.rules.ts'
import { weekLabel } from '../../time/time.text.ts'
import { type NumbersDue, numbersDue } from './preparation.queries.ts'
import { ENTER_MINE, missingOf, NO_NUMBERS, NUMBERS, numbersMissing } from './preparation.text.ts'

/** Whose numbers of the week that is due are missing; one's own are entered right here. */
export function NumbersCard({ teamId }: { teamId: string }) {
  const week = useDueWeek()
  const { id } = useActor()
  const start = useLive(mySettings, {})?.weekStartDay ?? 'monday'
  const due = useLive(numbersDue, { teamId, week })
  const list = useRef<HTMLUListElement>(null)
  if (!due) return null
  const weekName = weekLabel(week, start)
  const missing = due.reduce((sum, one) => sum + one.missing, 0)
  const own = due.find(({ ownerId }) => ownerId === id)
  const enterMine = () =>
    [...(list.current?.querySelectorAll<HTMLInputElement>('[data-due-field]') ?? [])]
      .find(({ value }) => value === '')
      ?.focus()
  return (
    <Card
      title={NUMBERS}
      description={due.length === 0 ? NO_NUMBERS : numbersMissing(missing, weekName)}
      actions={
        own !== undefined &&
        own.missing > 0 && (
          <Button size="sm" onClick={enterMine}>
            {ENTER_MINE}
          </Button>
        )
      }
    >
      {due.length > 0 && (
        <ul ref={list} className="divide-y divide-line">
          {due.map((one) => (
            <li key={one.ownerId}>
              <Owner {...one} />
              {one === own && (
                <ul className="pb-2 pl-8">
                  {one.metrics.map(({ metric }) => (
                    <OwnNumber key={metric.id} metricId={metric.id} week={week} weekName={weekName} />
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

const Owner = ({ owner, metrics, missing }: NumbersDue) => (
  <div className="flex min-h-9 items-center gap-2">
    <Avatar name={displayName(owner)} picture={owner?.avatarUrl} size="sm" person={owner?.id} />
    <span data-person={owner?.id} className="shrink-0">
      {displayName(owner)}
    </span>
    <span className="min-w-0 flex-1 truncate text-[0.8125rem] text-soft">
      {metrics
        .filter(({ isMissing }) => isMissing)
        .map(({ metric }) => metric.name)
        .join(', ')}
    </span>
    <span
      data-numeric
      className={
        missing > 0 ? 'text-[0.8125rem] font-medium text-warn-ink' : 'text-[0.8125rem] text-good-ink'
      }
    >
      {missingOf(missing)}
    </span>
  </div>
)

function OwnNumber({ metricId, week, weekName }: { metricId: string; week: string; weekName: string }) {
  const actor = useActor()
  const row = useLive(metricRow, { metricId })
  if (!row || !mayEnterAt(actor, row, week)) return null
  return (
    <li className="flex min-h-10 items-center gap-3">
      <span className="min-w-0 flex-1 truncate">{row.metric.name}</span>
      <DueField row={row} week={week} weekName={weekName} />
    </li>
  )
}
