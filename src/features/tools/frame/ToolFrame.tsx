import { ArchiveRestore, FileUp, Plus } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useLive } from '../../../sync/browser/react.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { later } from '../../../ui/later.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Select } from '../../../ui/Select.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { usePreload } from '../../../ui/use-preload.ts'
import {
  archivedSheets,
  type ItemEntry,
  itemsOfSheet,
  type SheetEntry,
  sheetsOfTool,
} from '../sheets/sheets.queries.ts'
import type { SheetTool } from '../sheets/tool-kinds.rules.ts'
import { TOOL_LIST } from '../tool-list.ts'
import { TOOL_LABELS } from '../tools.text.ts'
import { IMPORT_JSON } from './import.text.ts'
import type { FileChooser } from '../../../ui/HiddenFileField.tsx'
import { AllTools } from './AllTools.tsx'
import { ImportSheet } from './ImportSheet.tsx'
import { sheetName } from './sheet-name.ts'
import { ARCHIVED_SHEETS, NEW_SHEET, NO_SHEETS, SHEET, START } from './sheet-words.text.ts'
import { SheetMenu } from './SheetMenu.tsx'
import { SheetState } from './SheetState.tsx'
import { ToolsFor } from './ToolsFor.tsx'
import { useSheetAddress } from './use-sheet-address.ts'

const NewSheetDialog = later(() => import('./NewSheetDialog.tsx'))
const ArchivedSheets = later(() => import('./ArchivedSheets.tsx'))

/** The sheet on the screen. */
export interface OpenSheet extends SheetEntry {
  items: readonly ItemEntry[]
  /** The others of its tool. */
  others: readonly SheetEntry[]
}

type ToolFrameProps = { tool: SheetTool; children: (open: OpenSheet) => ReactNode }

/** The screen of a tool: its sheets to choose from, what can be done with the chosen one, and what stands on it. */
export function ToolFrame(props: ToolFrameProps) {
  return (
    <ToolsFor title={TOOL_LABELS[props.tool]}>
      <Sheets key={props.tool} {...props} />
    </ToolsFor>
  )
}

function Sheets({ tool, children }: ToolFrameProps) {
  const sheets = useLive(sheetsOfTool, { tool })
  const [chosenId, choose] = useSheetAddress()
  const [isStarting, setStarting] = useState(false)
  const [isRestoring, setRestoring] = useState(false)
  const hasArchived = (useLive(archivedSheets, { tool }) ?? []).length > 0
  const importer = useRef<FileChooser>(null)
  usePreload(NewSheetDialog)
  const open = sheets?.find(({ sheet }) => sheet.id === chosenId) ?? sheets?.[0]
  const Icon = TOOL_LIST.find(({ key }) => key === tool)!.icon
  return (
    <>
      <PageHeader
        title={TOOL_LABELS[tool]}
        actions={
          open && (
            <>
              <Button icon={<Plus aria-hidden />} onClick={() => setStarting(true)}>
                {NEW_SHEET}
              </Button>
              <SheetMenu
                key={open.sheet.id}
                entry={open}
                onOpen={choose}
                onArchived={hasArchived ? () => setRestoring(true) : undefined}
              />
            </>
          )
        }
      >
        <AllTools />
        {sheets && sheets.length > 1 && open && (
          <Select
            label={SHEET}
            name="sheet"
            hideLabel
            className="grid-cols-1 md:w-64 max-md:flex-1 print:hidden"
            value={open.sheet.id}
            onChange={choose}
            options={sheets.map((entry) => ({ value: entry.sheet.id, label: sheetName(entry) }))}
          />
        )}
      </PageHeader>
      {!sheets && <SkeletonRows />}
      {sheets?.length === 0 && (
        <EmptyState
          icon={<Icon aria-hidden />}
          text={NO_SHEETS[tool]}
          action={
            <span className="flex flex-wrap justify-center gap-2">
              <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setStarting(true)}>
                {START}
              </Button>
              <Button icon={<FileUp aria-hidden />} onClick={() => importer.current?.choose()}>
                {IMPORT_JSON}
              </Button>
              <ImportSheet ref={importer} tool={tool} onImported={choose} />
              {hasArchived && (
                <Button icon={<ArchiveRestore aria-hidden />} onClick={() => setRestoring(true)}>
                  {ARCHIVED_SHEETS}
                </Button>
              )}
            </span>
          }
        />
      )}
      {sheets && open && (
        <Open key={open.sheet.id} entry={open} others={sheets.filter((one) => one !== open)}>
          {children}
        </Open>
      )}
      {isRestoring && <ArchivedSheets open onOpenChange={setRestoring} tool={tool} onRestored={choose} />}
      {isStarting && <NewSheetDialog open onOpenChange={setStarting} tool={tool} onStarted={choose} />}
    </>
  )
}

type OpenProps = { entry: SheetEntry; others: readonly SheetEntry[]; children: ToolFrameProps['children'] }

function Open({ entry, others, children }: OpenProps) {
  const items = useLive(itemsOfSheet, { sheetId: entry.sheet.id })
  return (
    <div className="px-4 pb-8">
      <SheetState entry={entry} />
      {items ? children({ ...entry, items, others }) : <SkeletonRows />}
    </div>
  )
}
