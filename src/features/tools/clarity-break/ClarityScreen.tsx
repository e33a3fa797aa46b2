import { Link } from '@tanstack/react-router'
import { NotebookPen } from 'lucide-react'
import { useLive } from '../../../sync/browser/react.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { cx } from '../../../ui/cx.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { dateText, timeText } from '../../time/time.text.ts'
import { AllTools } from '../frame/AllTools.tsx'
import { NO_SHEETS } from '../frame/sheet-words.text.ts'
import { SheetMenu } from '../frame/SheetMenu.tsx'
import { SheetState } from '../frame/SheetState.tsx'
import { ToolsFor } from '../frame/ToolsFor.tsx'
import { useSheetAddress } from '../frame/use-sheet-address.ts'
import { itemsOfSheet, type SheetEntry, sheetsOfTool } from '../sheets/sheets.queries.ts'
import { TOOL_LABELS } from '../tools.text.ts'
import { AppointmentBar } from './AppointmentBar.tsx'
import { BreakLists } from './BreakLists.tsx'
import { BreakText } from './BreakText.tsx'
import { latestFirst } from './break-sheets.rules.ts'
import { BEGIN, GO_ON, HISTORY } from './clarity-break.text.ts'

const TITLE = TOOL_LABELS['clarity-break']

/** The appointment with oneself, and what one wrote in earlier ones. */
export function ClarityScreen() {
  return (
    <ToolsFor title={TITLE}>
      <Breaks />
    </ToolsFor>
  )
}

function Breaks() {
  const sheets = useLive(sheetsOfTool, { tool: 'clarity-break' })
  const [chosenId, choose] = useSheetAddress()
  const history = latestFirst(sheets ?? [])
  const open = history.find(({ sheet }) => sheet.id === chosenId) ?? history[0]
  return (
    <>
      <PageHeader
        title={TITLE}
        actions={
          <>
            <Link to="/clarity-break" className={buttonClass('primary')}>
              <NotebookPen aria-hidden />
              {BEGIN}
            </Link>
            {open && <SheetMenu key={open.sheet.id} entry={open} onOpen={choose} />}
          </>
        }
      >
        <AllTools />
      </PageHeader>
      <AppointmentBar />
      {!sheets && <SkeletonRows />}
      {sheets?.length === 0 && (
        <EmptyState icon={<NotebookPen aria-hidden />} text={NO_SHEETS['clarity-break']} />
      )}
      {open && (
        <div className="grid gap-6 px-4 pb-8 lg:grid-cols-[14rem_minmax(0,1fr)] print:block">
          <History entries={history} openId={open.sheet.id} onOpen={choose} />
          <OpenSheet key={open.sheet.id} entry={open} />
        </div>
      )}
    </>
  )
}

type HistoryProps = { entries: readonly SheetEntry[]; openId: string; onOpen: (sheetId: string) => void }

const History = ({ entries, openId, onOpen }: HistoryProps) => (
  <nav aria-label={HISTORY} className="print:hidden">
    <ul className="grid max-h-[70dvh] content-start gap-0.5 overflow-y-auto max-lg:max-h-40">
      {entries.map(({ sheet: { id, createdAt, text } }) => (
        <li key={id}>
          <button
            type="button"
            aria-current={id === openId ? 'true' : undefined}
            onClick={() => onOpen(id)}
            className={cx(
              'grid min-h-11 w-full min-w-0 content-center rounded-md px-2.5 py-1 text-left -outline-offset-2 hover:bg-hover',
              id === openId && 'bg-selected',
            )}
          >
            <time dateTime={createdAt}>
              {dateText(createdAt)}, {timeText(createdAt)}
            </time>
            {text !== '' && <span className="truncate text-xs text-soft">{text}</span>}
          </button>
        </li>
      ))}
    </ul>
  </nav>
)

function OpenSheet({ entry }: { entry: SheetEntry }) {
  const { sheet } = entry
  const items = useLive(itemsOfSheet, { sheetId: sheet.id })
  return (
    <div className="min-w-0">
      <SheetState entry={entry} />
      <p className="mb-3 text-[0.8125rem] print:hidden">
        <Link to="/clarity-break" search={{ sheet: sheet.id }} className="underline">
          {GO_ON}
        </Link>
      </p>
      <BreakText sheet={sheet} className="min-h-24" />
      <div className="@container mt-4">
        {items ? (
          <BreakLists sheetId={sheet.id} items={items} className="@2xl:grid-cols-2" />
        ) : (
          <SkeletonRows />
        )}
      </div>
    </div>
  )
}
