import type { ReactNode } from 'react'
import { Alert } from '../../../ui/Alert.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { FileField } from '../../../ui/FileField.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import {
  CHOOSE_AGAIN,
  CHOOSE_EXPORT,
  IMPORT_EXPLAINED,
  IMPORT_EXPORT,
  IMPORT_FAILED,
  IMPORT_NOT_LOADED,
  IMPORTING,
  INTERRUPTED,
  NEEDS_EMPTY,
  UPLOAD_FAILED,
} from './import-card.text.ts'
import { HalfImport } from './HalfImport.tsx'
import { TAKING_BACK_FAILED } from './take-back.text.ts'
import { Running } from './ImportProgress.tsx'
import { ImportResult } from './ImportResult.tsx'
import { upload } from './upload.ts'
import { useImportActs } from './use-import-acts.ts'

/** Where an export comes back into an empty company: choose it, see what is in it, have it written. */
export function ImportCard({ companyId }: { companyId: string }) {
  const { shown, reload, share, setShare, pending, act, post } = useImportActs(companyId)

  if (shown === null) return <Frame>{<Skeleton className="h-16" />}</Frame>
  if (shown === 'failed') return <Frame>{<ErrorState title={IMPORT_NOT_LOADED} onRetry={reload} />}</Frame>
  const { isEmpty } = shown
  const latest = shown.import?.mover ? null : shown.import
  const isChoosing = latest === null || ['uploading', 'refused', 'taken-back'].includes(latest.state)
  return (
    <Frame>
      <div className="grid gap-3">
        {latest && (
          <ImportResult
            latest={latest}
            pending={pending}
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
        <Running latest={latest} share={share} written={IMPORTING} />
        {latest?.state === 'uploading' && share === null && (
          <Alert kind="warn" title={INTERRUPTED} detail={CHOOSE_AGAIN} />
        )}
        {!isEmpty && isChoosing && <p className="text-soft">{NEEDS_EMPTY}</p>}
        {isEmpty && isChoosing && share === null && (
          <FileField
            label={CHOOSE_EXPORT}
            accept=".zip,application/zip"
            disabled={pending}
            onFile={(file) => {
              setShare(0)
              void act(upload(companyId, file, latest, setShare), UPLOAD_FAILED)
            }}
          />
        )}
      </div>
    </Frame>
  )
}

const Frame = ({ children }: { children: ReactNode }) => (
  <Card title={IMPORT_EXPORT} description={IMPORT_EXPLAINED}>
    {children}
  </Card>
)
