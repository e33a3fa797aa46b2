import { useEffect, useRef, useState } from 'react'
import { Alert } from '../../../ui/Alert.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FileField } from '../../../ui/FileField.tsx'
import { Progress } from '../../../ui/Progress.tsx'
import { type Columns, guessedColumns } from './columns.rules.ts'
import { type CsvTable, readCsv } from './csv-file.ts'
import { CHOOSE_FILE, FILE_EXPLAINED, IMPORT_METRICS, READING } from './csv.text.ts'
import { ImportPreview } from './ImportPreview.tsx'
import { useReading } from './use-reading.ts'

type ImportDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; teamId: string }

/** Imports metrics and their values from a CSV file: choose it, see what would happen, write it. */
export default function ImportDialog({ open, onOpenChange, teamId }: ImportDialogProps) {
  const [table, setTable] = useState<CsvTable | null>(null)
  const [columns, setColumns] = useState<Columns | null>(null)
  const reading = useReading()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={IMPORT_METRICS}
      size="lg"
      asksBeforeClosing={false}
      {...(!table && { description: FILE_EXPLAINED })}
    >
      {table && columns ? (
        <ImportPreview
          {...{ teamId, table, columns }}
          onColumns={setColumns}
          onDone={() => onOpenChange(false)}
        />
      ) : (
        <FileChoice
          onRead={(read) => {
            setTable(read)
            setColumns(guessedColumns(read.titles, read.rows, reading, read))
          }}
        />
      )}
    </Dialog>
  )
}

function FileChoice({ onRead }: { onRead: (table: CsvTable) => void }) {
  const [problem, setProblem] = useState<string | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const reading = useRef<AbortController>(null)
  useEffect(() => () => reading.current?.abort(), [])

  async function read(file: File): Promise<void> {
    reading.current?.abort()
    const { signal } = (reading.current = new AbortController())
    setProblem(null)
    setShare(0)
    try {
      onRead(await readCsv(file, { onProgress: setShare, signal }))
    } catch (error) {
      if (signal.aborted) return
      setShare(null)
      setProblem((error as Error).message)
    }
  }

  return (
    <div className="grid gap-3">
      <FileField label={CHOOSE_FILE} accept=".csv,.tsv,.txt,text/csv" onFile={(file) => void read(file)} />
      {share !== null && <Progress label={READING} value={share * 100} />}
      {problem && <Alert kind="bad" title={problem} />}
    </div>
  )
}
