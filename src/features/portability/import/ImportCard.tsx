import { FileField } from '../../../ui/FileField.tsx'
import {
  CHOOSE_EXPORT,
  IMPORT_EXPLAINED,
  IMPORT_EXPORT,
  IMPORT_FAILED,
  IMPORTING,
  NEEDS_EMPTY,
  UPLOAD_FAILED,
} from './import-card.text.ts'
import type { ImportState } from './imports.requests.ts'
import { ImportResult } from './ImportResult.tsx'
import { ImportShell } from './ImportShell.tsx'
import { upload } from './upload.ts'
import { useImportActs } from './use-import-acts.ts'

/** Where an export comes back into an empty company: choose it, see what is in it, have it written. */
export function ImportCard({ companyId }: { companyId: string }) {
  const acts = useImportActs(companyId, isExport)
  const { shown, latest, setShare, pending, act, post } = acts
  const isEmpty = shown !== null && shown !== 'failed' && shown.isEmpty
  const isChoosing = latest === null || ['uploading', 'refused', 'taken-back'].includes(latest.state)

  function choose(file: File) {
    setShare(0)
    void act(upload(companyId, file, latest, setShare), UPLOAD_FAILED)
  }
  return (
    <ImportShell
      title={IMPORT_EXPORT}
      description={IMPORT_EXPLAINED}
      acts={acts}
      written={IMPORTING}
      result={
        latest && (
          <ImportResult
            latest={latest}
            pending={pending}
            onStart={() => void act(post('start', latest), IMPORT_FAILED)}
            onDiscard={() => void act(post('drop', latest), IMPORT_FAILED)}
          />
        )
      }
      chooser={
        isChoosing &&
        (isEmpty ? (
          <FileField label={CHOOSE_EXPORT} accept=".zip,application/zip" disabled={pending} onFile={choose} />
        ) : (
          <p className="text-soft">{NEEDS_EMPTY}</p>
        ))
      }
    />
  )
}

const isExport = ({ mover }: ImportState) => !mover
