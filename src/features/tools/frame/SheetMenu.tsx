import {
  Archive,
  ArchiveRestore,
  CalendarPlus,
  Ellipsis,
  FileJson,
  FileUp,
  FileText,
  Pencil,
  Printer,
  Share2,
} from 'lucide-react'
import { useRef, useState } from 'react'
import { useActor, useMutate } from '../../../sync/browser/react.ts'
import { newId } from '../../../sync/id.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { later } from '../../../ui/later.tsx'
import { Menu, type MenuEntry } from '../../../ui/Menu.tsx'
import { toastUndo } from '../../../ui/toast.ts'
import { startNextQuarter } from '../sheets/next-quarter.mutations.ts'
import { mayShareSheet } from '../sheets/sheets.access.ts'
import { archiveToolSheet, restoreToolSheet } from '../sheets/sheets.mutations.ts'
import type { SheetEntry } from '../sheets/sheets.queries.ts'
import { isShareable } from '../sheets/tool-kinds.rules.ts'
import {
  ARCHIVE,
  ARCHIVED_SHEETS,
  EXPORT_CSV,
  EXPORT_JSON,
  NEXT_QUARTER,
  PRINT,
  QUARTER_STARTED,
  RENAME,
  SHARE,
  SHEET_ACTIONS,
  SHEET_ARCHIVED,
} from './sheet-words.text.ts'
import { IMPORT_JSON } from './import.text.ts'
import type { FileChooser } from '../../../ui/HiddenFileField.tsx'
import { ImportSheet } from './ImportSheet.tsx'
import { useExportSheet } from './use-export-sheet.ts'

const RenameSheetDialog = later(() => import('./RenameSheetDialog.tsx'))
const ShareSheetDialog = later(() => import('./ShareSheetDialog.tsx'))

type SheetMenuProps = {
  entry: SheetEntry
  onOpen: (sheetId: string) => void
  /** Left out where nothing is archived. */
  onArchived?: (() => void) | undefined
}

/** What can be done with a sheet as a whole. */
export function SheetMenu({ entry, onOpen, onArchived }: SheetMenuProps) {
  const { sheet, mayEdit } = entry
  const actor = useActor()
  const [dialog, setDialog] = useState<'rename' | 'share' | null>(null)
  const act = useSheetActs(entry, onOpen)
  const save = useExportSheet(entry)
  const importer = useRef<FileChooser>(null)
  const close = () => setDialog(null)
  const sharing = isShareable(sheet.tool) && mayShareSheet(actor, sheet)
  const edits: MenuEntry[] = [
    { label: RENAME, icon: <Pencil aria-hidden />, onSelect: () => setDialog('rename') },
    ...(sheet.quarter === null
      ? []
      : [{ label: NEXT_QUARTER, icon: <CalendarPlus aria-hidden />, onSelect: act.goOn }]),
    { label: ARCHIVE, icon: <Archive aria-hidden />, onSelect: act.archive },
  ]
  const share = { label: SHARE, icon: <Share2 aria-hidden />, onSelect: () => setDialog('share') }
  const entries = [...(sharing ? [share] : []), ...(mayEdit ? edits : [])]
  const out: MenuEntry[] = [
    { label: PRINT, icon: <Printer aria-hidden />, onSelect: () => print() },
    { label: EXPORT_CSV, icon: <FileText aria-hidden />, onSelect: () => save('csv') },
    { label: EXPORT_JSON, icon: <FileJson aria-hidden />, onSelect: () => save('json') },
    { label: IMPORT_JSON, icon: <FileUp aria-hidden />, onSelect: () => importer.current?.choose() },
    ...(onArchived
      ? [{ label: ARCHIVED_SHEETS, icon: <ArchiveRestore aria-hidden />, onSelect: onArchived }]
      : []),
  ]
  return (
    <>
      <Menu
        label={SHEET_ACTIONS}
        sections={[...(entries.length > 0 ? [{ entries }] : []), { entries: out }]}
        align="end"
        trigger={<IconButton label={SHEET_ACTIONS} icon={<Ellipsis aria-hidden />} />}
      />
      <ImportSheet ref={importer} tool={sheet.tool} onImported={onOpen} />
      {dialog === 'rename' && <RenameSheetDialog open onOpenChange={close} sheet={sheet} />}
      {dialog === 'share' && <ShareSheetDialog open onOpenChange={close} sheet={sheet} />}
    </>
  )
}

function useSheetActs({ sheet }: SheetEntry, onOpen: (sheetId: string) => void) {
  const mutate = useMutate()
  const { id, title } = sheet
  return {
    archive() {
      if (!mutate(archiveToolSheet, { id }))
        toastUndo(SHEET_ARCHIVED, title, () => mutate(restoreToolSheet, { id }))
    },
    goOn() {
      const next = newId()
      if (mutate(startNextQuarter, { id: next, fromId: id })) return
      onOpen(next)
      toastUndo(QUARTER_STARTED, title, () => mutate(archiveToolSheet, { id: next }))
    },
  }
}
