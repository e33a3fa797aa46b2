import type { Ref } from 'react'
import { type FileChooser, HiddenFileField } from '../../../ui/HiddenFileField.tsx'
import { later } from '../../../ui/later.tsx'
import type { SheetTool } from '../sheets/tool-kinds.rules.ts'
import { IMPORT_JSON } from './import.text.ts'

const ImportedSheet = later(() => import('./ImportedSheet.tsx'))

type ImportSheetProps = {
  ref: Ref<FileChooser>
  tool: SheetTool
  onImported: (sheetId: string) => void
}

/** Asks for the file of a sheet, of which another one is made. */
export const ImportSheet = ({ ref, tool, onImported }: ImportSheetProps) => (
  <HiddenFileField ref={ref} label={IMPORT_JSON} accept=".json,application/json">
    {(file, onDone) => <ImportedSheet file={file} tool={tool} onImported={onImported} onDone={onDone} />}
  </HiddenFileField>
)
