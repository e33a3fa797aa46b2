import { FileField } from '../../../ui/FileField.tsx'
import { requestJson } from '../../../ui/request.ts'
import { IMPORT_FAILED, UPLOAD_FAILED } from '../import/import-card.text.ts'
import { ImportShell } from '../import/ImportShell.tsx'
import type { ImportsAnswer, ImportState } from '../import/imports.requests.ts'
import { upload } from '../import/upload.ts'
import { useImportActs } from '../import/use-import-acts.ts'
import { CHOOSE_FILES, MOVE, MOVE_EXPLAINED, MOVING } from './mover-card.text.ts'
import type { FileMapping } from './mover-fields.rules.ts'
import { MoverResult } from './MoverResult.tsx'
import { packed } from './pack.ts'

/** Where the files of another product come in: choose them, see what would become of them, have it written. */
export function MoverCard({ companyId }: { companyId: string }) {
  const acts = useImportActs(companyId, isOfOthers)
  const { latest, setShare, pending, act, post } = acts

  function map({ id, mover, report }: ImportState, mapping: FileMapping) {
    const said = report!.mover!.files.map(({ name, kind, columns }) =>
      name === mapping.name ? mapping : { name, kind, columns: columns.map(({ field }) => field) },
    )
    const body = { companyId, importId: id, mover: { name: mover!.name, files: said } }
    void act(requestJson<ImportsAnswer>('POST', '/api/imports/map', body), IMPORT_FAILED)
  }

  async function choose(files: readonly File[]) {
    setShare(0)
    const work = packed(files).then((file) =>
      upload(companyId, file, latest, setShare, { name: file.name.slice(0, 300), files: [] }),
    )
    await act(work, UPLOAD_FAILED)
  }

  const isChoosing = latest === null || ['uploading', 'refused', 'done', 'taken-back'].includes(latest.state)
  return (
    <ImportShell
      title={MOVE}
      description={MOVE_EXPLAINED}
      acts={acts}
      written={MOVING}
      result={
        latest && (
          <MoverResult
            latest={latest}
            pending={pending}
            onMap={(mapping) => map(latest, mapping)}
            onStart={() => void act(post('start', latest), IMPORT_FAILED)}
            onDiscard={() => void act(post('drop', latest), IMPORT_FAILED)}
          />
        )
      }
      chooser={
        isChoosing && (
          <FileField
            label={CHOOSE_FILES}
            accept=".csv,.tsv,.txt,.zip,text/csv,application/zip"
            disabled={pending}
            onFiles={(files) => void choose(files)}
          />
        )
      }
    />
  )
}

const isOfOthers = ({ mover }: ImportState) => Boolean(mover)
