import { Link } from '@tanstack/react-router'
import { FileText, LogOut, PencilLine } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLive, useServerNow } from '../../../sync/browser/react.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { usePageTitle } from '../../../ui/page-title.ts'
import { useNoBottomBar } from '../../../ui/use-no-bottom-bar.ts'
import { useSheetAddress } from '../frame/use-sheet-address.ts'
import { ToolsFor } from '../frame/ToolsFor.tsx'
import { itemsOfSheet, sheetsOfTool } from '../sheets/sheets.queries.ts'
import type { ToolSheet } from '../sheets/sheets.table.ts'
import { TOOL_LABELS } from '../tools.text.ts'
import { BeginBreak } from './BeginBreak.tsx'
import { BreakClock, LoneClock } from './BreakClock.tsx'
import { BreakLists } from './BreakLists.tsx'
import { BreakText } from './BreakText.tsx'
import { endOf, underWay } from './break-sheets.rules.ts'
import { BACK_TO_PAGE, LEAVE, PEN_AND_PAPER } from './clarity-break.text.ts'

const TITLE = TOOL_LABELS['clarity-break']
const EVERY_MINUTE = 60_000

/** A blank page that has the whole window. */
export function WholeWindow() {
  usePageTitle(TITLE)
  useNoBottomBar()
  return (
    <ToolsFor title={TITLE}>
      <PresentBreak />
    </ToolsFor>
  )
}

function PresentBreak() {
  const sheets = useLive(sheetsOfTool, { tool: 'clarity-break' })
  const now = useServerNow(EVERY_MINUTE)
  const [chosenId, choose] = useSheetAddress()
  if (!sheets) return <SkeletonRows />
  const open = sheets.find(({ sheet }) => sheet.id === chosenId) ?? underWay(sheets, now)
  if (open) return <OpenBreak key={open.sheet.id} sheet={open.sheet} />
  return (
    <div className="grid min-h-full place-items-center p-6">
      <BeginBreak onBegun={choose} />
      <Link to="/tools/clarity-break" className={buttonClass('ghost')}>
        <LogOut aria-hidden />
        {LEAVE}
      </Link>
    </div>
  )
}

function OpenBreak({ sheet }: { sheet: ToolSheet }) {
  const items = useLive(itemsOfSheet, { sheetId: sheet.id })
  const [isOnPaper, setOnPaper] = useState(false)
  const endsAt = endOf(sheet)
  const page = useRef<HTMLDivElement>(null)
  // What comes is typed at once; anywhere else its letters would be shortcuts.
  useEffect(() => page.current?.querySelector('textarea')?.focus(), [isOnPaper])
  return (
    <div className="flex min-h-full flex-col">
      <header className="flex flex-wrap items-center gap-1 px-3 py-2 print:hidden">
        <h1 className="sr-only">{TITLE}</h1>
        {!isOnPaper && <BreakClock endsAt={endsAt} />}
        <span className="flex-1" />
        <Button
          variant="ghost"
          aria-pressed={isOnPaper}
          icon={isOnPaper ? <FileText aria-hidden /> : <PencilLine aria-hidden />}
          onClick={() => setOnPaper(!isOnPaper)}
        >
          {isOnPaper ? BACK_TO_PAGE : PEN_AND_PAPER}
        </Button>
        <Link to="/tools/clarity-break" search={{ sheet: sheet.id }} className={buttonClass('ghost')}>
          <LogOut aria-hidden />
          {LEAVE}
        </Link>
      </header>
      {isOnPaper ? (
        <div className="grid flex-1 place-items-center p-6">
          <LoneClock endsAt={endsAt} />
        </div>
      ) : (
        <div
          ref={page}
          className="mx-auto grid w-full max-w-6xl flex-1 gap-6 px-4 pb-10 lg:grid-cols-[minmax(0,1fr)_20rem]"
        >
          <BreakText sheet={sheet} className="min-h-[50dvh] text-base lg:min-h-[80dvh]" />
          {items ? <BreakLists sheetId={sheet.id} items={items} /> : <SkeletonRows />}
        </div>
      )}
    </div>
  )
}
