import type { ReactNode } from 'react'
import { Alert } from '../../../ui/Alert.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { FileField } from '../../../ui/FileField.tsx'
import { requestJson } from '../../../ui/request.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import {
  CHOOSE_AGAIN,
  IMPORT_FAILED,
  IMPORT_NOT_LOADED,
  INTERRUPTED,
  UPLOAD_FAILED,
} from '../import/import-card.text.ts'
import { HalfImport } from '../import/HalfImport.tsx'
import { TAKING_BACK_FAILED } from '../import/take-back.text.ts'
import { Running } from '../import/ImportProgress.tsx'
import type { ImportsAnswer, ImportState } from '../import/imports.requests.ts'
import { upload } from '../import/upload.ts'
import { useImportActs } from '../import/use-import-acts.ts'
import { CHOOSE_FILES, MOVE, MOVE_EXPLAINED, MOVING } from './mover-card.text.ts'
import type { FileMapping } from './mover-fields.rules.ts'
import { MoverResult } from './MoverResult.tsx'
import { packed } from './pack.ts'

/** Where the files of another product come in: choose them, see what would become of them, have it written. */
export function MoverCard({ companyId }: { companyId: string }) {
  const { shown, reload, share, setShare, pending, act, post } = useImportActs(companyId)

  function map({ id, mover, report }: ImportState, mapping: FileMapping) {
    const said = report!.mover!.files.map(({ name, kind, columns }) =>
      name === mapping.name ? mapping : { name, kind, columns: columns.map(({ field }) => field) },
    )
    const body = { companyId, importId: id, mover: { name: mover!.name, files: said } }
    void act(requestJson<ImportsAnswer>('POST', '/api/imports/map', body), IMPORT_FAILED)
  }

  async function choose(files: readonly File[], going: ImportState | null) {
    setShare(0)
    const work = packed(files).then((file) =>
      upload(companyId, file, going, setShare, { name: file.name.slice(0, 300), files: [] }),
    )
    await act(work, UPLOAD_FAILED)
  }

  if (shown === null) return <Frame>{<Skeleton className="h-16" />}</Frame>
  if (shown === 'failed') return <Frame>{<ErrorState title={IMPORT_NOT_LOADED} onRetry={reload} />}</Frame>
  const latest = shown.import?.mover ? shown.import : null
  const isChoosing = latest === null || ['uploading', 'refused', 'done', 'taken-back'].includes(latest.state)
  return (
    <Frame>
      <div className="grid gap-3">
        {latest && (
          <MoverResult
            latest={latest}
            pending={pending}
            onMap={(mapping) => map(latest, mapping)}
            onStart={() => void act(post('start', latest), IMPORT_FAILED)}
            onDiscard={() => void act(post('drop', latest), IMPORT_FAILED)}
          />
        )}
        {latest && (
          <HalfImport
            latest={latest}
            pending={pending}
            onTakeBack={() => act(post('take-back', latest), TAKING_BACK_FAILED)}
          />
        )}
        <Running latest={latest} share={share} written={MOVING} />
        {latest?.state === 'uploading' && share === null && (
          <Alert kind="warn" title={INTERRUPTED} detail={CHOOSE_AGAIN} />
        )}
        {isChoosing && share === null && (
          <FileField
            label={CHOOSE_FILES}
            accept=".csv,.tsv,.txt,.zip,text/csv,application/zip"
            disabled={pending}
            onFiles={(files) => void choose(files, latest)}
          />
        )}
      </div>
    </Frame>
  )
}

const Frame = ({ children }: { children: ReactNode }) => (
  <Card title={MOVE} description={MOVE_EXPLAINED}>
    {children}
  </Card>
)
