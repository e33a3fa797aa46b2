import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import { later } from '../../../ui/later.tsx'
import type { SheetTool } from '../sheets/tool-kinds.rules.ts'
import { IMPORT_JSON } from './import.text.ts'

const ImportedSheet = later(() => import('./ImportedSheet.tsx'))

export interface SheetImporter {
  choose(): void
}

type ImportSheetProps = {
  ref: Ref<SheetImporter>
  tool: SheetTool
  onImported: (sheetId: string) => void
}

/** Asks for the file of a sheet, of which another one is made. */
export function ImportSheet({ ref, tool, onImported }: ImportSheetProps) {
  const input = useRef<HTMLInputElement>(null)
  const [chosen, choose] = useState<File | null>(null)
  useImperativeHandle(ref, () => ({ choose: () => input.current?.click() }))
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={IMPORT_JSON}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) choose(file)
        }}
      />
      {chosen && (
        <ImportedSheet file={chosen} tool={tool} onImported={onImported} onDone={() => choose(null)} />
      )}
    </>
  )
}
