import { ChartLine, Ellipsis } from 'lucide-react'
import { useRef, useState } from 'react'
import { Card } from '../../../ui/Card.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { later } from '../../../ui/later.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { CHECK_CONNECTION, PART_NOT_LOADED } from '../../../ui/ui.text.ts'
import { useMoment } from '../../comments/use-moment.ts'
import { dayLabel } from '../../time/time.text.ts'
import {
  asOf,
  CHART,
  CHART_SENTENCES,
  CHART_TITLES,
  FILLED_BY,
  fillsOnce,
  moreOf,
  NOT_LOADED,
  NOTHING_YET,
  SAVE_CSV,
  SAVE_PNG,
  since,
  TABLE,
} from '../analytics.text.ts'
import type { ChartAnswer } from '../analytics.requests.ts'
import { CHART_OF, type ChartKind } from '../charts/chart-kinds.rules.ts'
import { timesOf } from '../charts/series.rules.ts'
import { ChartDrawing, seriesOf } from './ChartDrawing.tsx'
import { Beneath } from './Beneath.tsx'
import { FiguresTable } from './FiguresTable.tsx'
import type { AnalyticsSearch } from './filters.rules.ts'
import { KeyFigures } from './KeyFigures.tsx'
import { askedFor, type Opened } from './opened.ts'
import { type ChartState, useChart } from './use-chart.ts'

const RowsDialog = later(() => import('../rows/RowsDialog.tsx'))

/** One chart with its figures: as a drawing or a table, to be saved, and opened to its rows. */
export function ChartCard({ chart, search }: { chart: ChartKind; search: AnalyticsSearch }) {
  const state = useChart(chart, search)
  const [asTable, showAsTable] = useState(false)
  const [opened, open] = useState<Opened>()
  const drawing = useRef<SVGSVGElement>(null)
  const { answer } = state
  const isDrawn = CHART_OF[chart].drawn.length > 0
  return (
    <Card
      className="min-w-0 break-inside-avoid print:nth-[2n]:break-after-page"
      title={CHART_TITLES[chart]}
      description={CHART_SENTENCES[chart]}
      actions={
        answer &&
        answer.sums.length > 0 && (
          <div className="flex items-center gap-1 print:hidden">
            {isDrawn && (
              <button
                type="button"
                aria-pressed={asTable}
                className="min-h-control-small rounded px-1 text-xs font-medium text-accent-ink hover:underline"
                onClick={() => showAsTable(!asTable)}
              >
                {asTable ? CHART : TABLE}
              </button>
            )}
            <SaveMenu chart={chart} answer={answer} drawing={asTable || !isDrawn ? null : drawing} />
          </div>
        )
      }
    >
      <Content {...{ chart, state, asTable, drawing }} search={search} onOpen={open} />
      {opened && (
        <RowsDialog
          open
          onOpenChange={(isOpen) => isOpen || open(undefined)}
          title={opened.title}
          chart={chart}
          asked={askedFor(search, opened)}
        />
      )}
    </Card>
  )
}

type ContentProps = {
  chart: ChartKind
  state: ChartState
  search: AnalyticsSearch
  asTable: boolean
  drawing: React.RefObject<SVGSVGElement | null>
  onOpen: (opened: Opened) => void
}

function Content({
  chart,
  state: { answer, isKept, failed, retry },
  search,
  asTable,
  drawing,
  onOpen,
}: ContentProps) {
  const momentOf = useMoment()
  if (!answer)
    return failed ? <ErrorState title={NOT_LOADED} onRetry={retry} /> : <Skeleton className="h-72" />
  const times = timesOf(CHART_OF[chart].grain, answer.days, answer.today)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 print:grid-cols-[3fr_2fr] print:*:first:col-span-2 print:[&>:nth-child(2):last-child]:col-span-2 print:[&>p]:col-span-2">
      {answer.sums.length === 0 ? (
        <Nothing chart={chart} />
      ) : (
        <>
          <KeyFigures {...{ chart, answer, times, onOpen }} />
          {CHART_OF[chart].drawn.length > 0 &&
            (asTable ? (
              <FiguresTable {...{ chart, answer, times, onOpen }} />
            ) : (
              <ChartDrawing {...{ chart, answer, times, onOpen, drawing }} />
            ))}
          <Beneath {...{ chart, answer, times, search, onOpen }} />
        </>
      )}
      {(isKept || answer.since) && (
        <p className="text-xs text-soft">
          {[
            answer.since && since(dayLabel(answer.since, answer.today)),
            isKept && asOf(momentOf(answer.asOf)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
    </div>
  )
}

const Nothing = ({ chart }: { chart: ChartKind }) => (
  <div className="grid min-h-48 content-center justify-items-center gap-1 text-center">
    <ChartLine aria-hidden className="mb-1 size-6 text-soft" />
    <p className="font-medium">{NOTHING_YET}</p>
    <p className="text-soft">{fillsOnce(FILLED_BY[chart])}</p>
  </div>
)

type SaveMenuProps = {
  chart: ChartKind
  answer: ChartAnswer
  /** Null while there is none to see. */
  drawing: React.RefObject<SVGSVGElement | null> | null
}

function SaveMenu({ chart, answer, drawing }: SaveMenuProps) {
  const title = CHART_TITLES[chart]
  const failed = () => toast.error(PART_NOT_LOADED, CHECK_CONNECTION)
  async function saveCsv() {
    const [files, { csvOfChart }] = await Promise.all([
      import('../../metrics/csv/csv-file.ts'),
      import('./chart-csv.rules.ts'),
    ])
    files.saveCsv(`${title}.csv`, csvOfChart(chart, answer))
  }
  async function savePng() {
    const { savePng: save } = await import('../drawing/save-png.ts')
    if (drawing?.current) await save(drawing.current, title, seriesOf(chart, answer, []))
  }
  return (
    <Menu
      label={moreOf(title)}
      trigger={<IconButton label={moreOf(title)} icon={<Ellipsis aria-hidden />} />}
      sections={[
        {
          entries: [
            { label: SAVE_CSV, onSelect: () => void saveCsv().catch(failed) },
            ...(drawing ? [{ label: SAVE_PNG, onSelect: () => void savePng().catch(failed) }] : []),
          ],
        },
      ]}
    />
  )
}
