import { useState } from 'react'
import { useMutate } from '../../../sync/browser/react.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { cx } from '../../../ui/cx.ts'
import { toast } from '../../../ui/toast.ts'
import { dayOf } from '../../time/calendar.rules.ts'
import { dayLabel, quarterLabel } from '../../time/time.text.ts'
import { useToday } from '../../time/use-today.ts'
import { closeCheckup } from '../checkups/checkups.mutations.ts'
import type { CheckupEntry } from '../checkups/checkups.queries.ts'
import { percentOf } from '../checkups/results.rules.ts'
import {
  answeredOf,
  CHECKUP_CLOSED,
  CHECKUPS,
  CLOSE_EXPLAINED,
  CLOSE_NOW,
  CLOSE_QUESTION,
  CLOSED,
  closedOn,
  OPEN,
  openUntil,
  percentText,
} from './health.text.ts'

type CheckupListProps = {
  entries: readonly CheckupEntry[]
  /** Whose result is on the screen. */
  shownId: string | undefined
  mayRun: boolean
  onShow: (checkupId: string) => void
}

/** Every check-up with its state and how many have answered; a closed one leads to its result. */
export function CheckupList({ entries, shownId, mayRun, onShow }: CheckupListProps) {
  return (
    <ul
      aria-label={CHECKUPS}
      className="max-h-96 divide-y divide-line overflow-y-auto rounded-lg border border-line bg-page print:hidden"
    >
      {entries.map((entry) => (
        <li key={entry.checkup.id} className="flex items-center">
          {entry.checkup.closedAt === null ? (
            <>
              <Row entry={entry} />
              {mayRun && <CloseNow checkupId={entry.checkup.id} />}
            </>
          ) : (
            <button
              type="button"
              data-row-focus
              aria-current={entry.checkup.id === shownId}
              onClick={() => onShow(entry.checkup.id)}
              className={cx(
                'flex min-w-0 flex-1 text-left -outline-offset-2',
                entry.checkup.id === shownId ? 'bg-hover' : 'hover:bg-hover',
              )}
            >
              <Row entry={entry} />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

function Row({ entry: { checkup, invited, results } }: { entry: CheckupEntry }) {
  const today = useToday()
  const percent = results && percentOf(results)
  const { closedAt, closesOn, answered, quarter } = checkup
  return (
    <span className="flex min-h-12 min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-0.5 px-4 py-2 md:grid md:grid-cols-[5rem_6rem_12rem_minmax(0,1fr)_auto]">
      <span data-numeric className="font-medium max-md:w-20">
        {quarterLabel(quarter)}
      </span>
      <span className="flex">
        <Badge variant={closedAt === null ? 'info' : 'todo'}>{closedAt === null ? OPEN : CLOSED}</Badge>
      </span>
      <span className="text-[0.8125rem] text-soft">
        {closedAt === null
          ? openUntil(dayLabel(closesOn, today))
          : closedOn(dayLabel(dayOf(closedAt), today))}
      </span>
      <span data-numeric className="text-[0.8125rem] text-soft">
        {answeredOf(answered, invited)}
      </span>
      {percent !== null && (
        <span data-numeric className="ml-auto font-semibold">
          {percentText(percent)}
        </span>
      )}
    </span>
  )
}

function CloseNow({ checkupId }: { checkupId: string }) {
  const mutate = useMutate()
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button size="sm" className="mr-3" onClick={() => setAsked(true)}>
        {CLOSE_NOW}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={CLOSE_QUESTION}
        detail={CLOSE_EXPLAINED}
        confirmLabel={CLOSE_NOW}
        onConfirm={() => {
          if (mutate(closeCheckup, { checkupId }) === null) toast.success(CHECKUP_CLOSED)
        }}
      />
    </>
  )
}
