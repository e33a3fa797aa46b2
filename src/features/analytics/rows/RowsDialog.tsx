import { Link } from '@tanstack/react-router'
import { useLive } from '../../../sync/browser/react.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { myTeams } from '../../teams/teams.queries.ts'
import { dayLabel } from '../../time/time.text.ts'
import { useToday } from '../../time/use-today.ts'
import { NO_ROWS, ROWS_NOT_LOADED, SHOW_MORE } from '../analytics.text.ts'
import type { FactRow } from '../analytics.requests.ts'
import type { ChartKind } from '../charts/chart-kinds.rules.ts'
import { addressOfRow } from './row-address.ts'
import { saidOf } from './said.rules.ts'
import { useRows } from './use-rows.ts'

export type RowsDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  chart: ChartKind
  asked: string
}

/** The rows that a figure is made of, each of which leads to its page. */
export default function RowsDialog({ chart, asked, ...dialog }: RowsDialogProps) {
  const { loaded, failed, showMore, retry } = useRows(chart, asked)
  const things = [...Map.groupBy(loaded?.rows ?? [], ({ id }) => id).values()]
  return (
    <Dialog {...dialog} size="lg" asksBeforeClosing={false}>
      {!loaded && !failed && <SkeletonRows rows={6} />}
      {failed && <ErrorState title={ROWS_NOT_LOADED} onRetry={retry} />}
      {loaded?.rows.length === 0 && <p className="text-soft">{NO_ROWS}</p>}
      <ul className="divide-y divide-line">
        {things.map((facts) => (
          <Thing key={facts[0]!.id} facts={facts} />
        ))}
      </ul>
      {loaded?.hasMore && !failed && (
        <Button className="mt-3" onClick={showMore}>
          {SHOW_MORE}
        </Button>
      )}
    </Dialog>
  )
}

/** One row of the company with all that it adds to the figure. */
function Thing({ facts }: { facts: readonly FactRow[] }) {
  const today = useToday()
  const teams = useLive(myTeams, {})
  const [first] = facts
  const team = teams?.find(({ id }) => id === first!.team)?.name
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 py-2">
      <Link
        {...addressOfRow(first!)}
        className="min-w-0 flex-1 basis-48 max-md:basis-full break-words text-accent-ink hover:underline"
      >
        {first!.title}
      </Link>
      <span data-numeric className="text-[0.8125rem] text-soft">
        {[first!.kind !== 'meeting' && first!.kind !== 'plan' && team, dayLabel(first!.known, today)]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <span data-numeric className="text-[0.8125rem]">
        {saidOf(facts)}
      </span>
    </li>
  )
}
