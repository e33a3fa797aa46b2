import { Plus } from 'lucide-react'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { useIsNarrow } from '../../../ui/use-is-narrow.ts'
import type { OrgCharts } from '../charts/charts.queries.ts'
import type { Counts } from '../charts/forest.rules.ts'
import { counts as countsText, DRAFT_MARK, ORG_CHART } from '../chart.text.ts'
import { FilesMenu } from '../files/FilesMenu.tsx'
import { PrintButton } from '../print/PrintButton.tsx'
import { ADD_SEAT } from '../seats/seat.text.ts'
import type { ChartDialog } from './chart-dialog.ts'
import { ChartMenu } from './ChartMenu.tsx'
import { ChartSearch } from './ChartSearch.tsx'
import { useChart } from './chart-context.ts'
import type { Search } from './use-open-chart.ts'
import type { View } from './use-view.ts'
import { ViewMenu } from './ViewMenu.tsx'

type ChartHeaderProps = {
  charts: OrgCharts
  /** Null while the seats load. */
  counts: Counts | null
  view: View
  search: Search
  onOpen: (chartId: string | undefined) => void
  onDialog: (dialog: ChartDialog) => void
}

export function ChartHeader({ charts, counts, view, search, onOpen, onDialog }: ChartHeaderProps) {
  const { chart, ask, mayPutBeneath } = useChart()
  const hasSeats = counts !== null && counts.seats > 0
  const isNarrow = useIsNarrow()
  const mayImport = chart.kind === 'live' ? charts.mayStart : charts.mayDraft
  const add = () => ask('add', null)
  return (
    <>
      <PageHeader
        title={ORG_CHART}
        actions={
          <>
            {hasSeats && !isNarrow && <ChartSearch search={search} />}
            {hasSeats && <ViewMenu view={view} isNarrow={isNarrow} />}
            {(hasSeats || (mayImport && counts)) && (
              <FilesMenu
                name={chart.name}
                direction={view.drawing === 'right' ? 'right' : 'down'}
                isNarrow={isNarrow}
                {...(mayImport && { onImport: () => onDialog('import') })}
              />
            )}
            {hasSeats && <PrintButton isNarrow={isNarrow} />}
            {hasSeats &&
              mayPutBeneath(null) &&
              (isNarrow ? (
                <IconButton label={ADD_SEAT} icon={<Plus aria-hidden />} onClick={add} />
              ) : (
                <Button icon={<Plus aria-hidden />} onClick={add}>
                  {ADD_SEAT}
                </Button>
              ))}
          </>
        }
      >
        {charts.mayDraft && <ChartMenu charts={charts} chart={chart} onOpen={onOpen} onDialog={onDialog} />}
        {chart.kind === 'draft' && <Badge variant="info">{DRAFT_MARK}</Badge>}
        {hasSeats && (
          <span data-numeric className="text-[0.8125rem] text-soft">
            {countsText(counts.seats, counts.open, counts.people)}
          </span>
        )}
      </PageHeader>
      {isNarrow && hasSeats && (
        <div className="px-4 pb-2">
          <ChartSearch search={search} />
        </div>
      )}
    </>
  )
}
