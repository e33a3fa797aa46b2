import { Plus } from 'lucide-react'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import type { OrgCharts } from '../charts/charts.queries.ts'
import type { Counts } from '../charts/forest.rules.ts'
import { counts as countsText, DRAFT_MARK, ORG_CHART } from '../chart.text.ts'
import { ADD_SEAT } from '../seats/seat.text.ts'
import { ChartMenu } from './ChartMenu.tsx'
import { ChartSearch } from './ChartSearch.tsx'
import { useChart } from './chart-context.ts'
import type { Search } from './use-open-chart.ts'
import { ViewMenu } from './ViewMenu.tsx'

type ChartHeaderProps = {
  charts: OrgCharts
  /** Null while the seats load. */
  counts: Counts | null
  search: Search
  onOpen: (chartId: string | undefined) => void
  onDraft: (dialog: 'new' | 'rename') => void
}

export function ChartHeader({ charts, counts, search, onOpen, onDraft }: ChartHeaderProps) {
  const { chart, ask, mayPutBeneath } = useChart()
  const hasSeats = counts !== null && counts.seats > 0
  return (
    <PageHeader
      title={ORG_CHART}
      actions={
        hasSeats && (
          <>
            <ChartSearch search={search} />
            <ViewMenu />
            {mayPutBeneath(null) && (
              <Button icon={<Plus aria-hidden />} onClick={() => ask('add', null)}>
                {ADD_SEAT}
              </Button>
            )}
          </>
        )
      }
    >
      {charts.mayDraft ? (
        <ChartMenu
          charts={charts}
          chart={chart}
          onOpen={onOpen}
          onNewDraft={() => onDraft('new')}
          onRename={() => onDraft('rename')}
        />
      ) : null}
      {chart.kind === 'draft' && <Badge variant="info">{DRAFT_MARK}</Badge>}
      {hasSeats && (
        <span data-numeric className="text-[0.8125rem] text-soft">
          {countsText(counts.seats, counts.open, counts.people)}
        </span>
      )}
    </PageHeader>
  )
}
