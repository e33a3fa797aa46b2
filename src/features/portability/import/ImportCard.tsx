import { type ReactNode, useState } from 'react'
import { Alert } from '../../../ui/Alert.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { problemOf } from '../../../ui/problem.ts'
import { requestJson } from '../../../ui/request.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
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
import { Running } from './ImportProgress.tsx'
import { ImportResult } from './ImportResult.tsx'
import type { ImportsAnswer, ImportState } from './imports.requests.ts'
import { upload } from './upload.ts'
import { useImportState } from './use-import-state.ts'

/** Where an export comes back into an empty company: choose it, see what is in it, have it written. */
export function ImportCard({ companyId }: { companyId: string }) {
  const { shown, setShown, reload } = useImportState(companyId)
  const [share, setShare] = useState<number | null>(null)
  const [pending, setPending] = useState(false)

  async function act(work: Promise<ImportsAnswer>, failure: string) {
    setPending(true)
    await work.then(setShown, (error: unknown) => {
      toast.error(failure, problemOf(error).detail)
      reload()
    })
    setPending(false)
    setShare(null)
  }
  const post = (act: 'start' | 'drop', { id }: ImportState) =>
    requestJson<ImportsAnswer>('POST', `/api/imports/${act}`, { companyId, importId: id })

  if (shown === null) return <Frame>{<Skeleton className="h-16" />}</Frame>
  if (shown === 'failed') return <Frame>{<ErrorState title={IMPORT_NOT_LOADED} onRetry={reload} />}</Frame>
  const { isEmpty } = shown
  const latest = shown.import?.mover ? null : shown.import
  const isChoosing = latest === null || latest.state === 'uploading' || latest.state === 'refused'
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
        <Running latest={latest} share={share} written={IMPORTING} />
        {latest?.state === 'uploading' && share === null && (
          <Alert kind="warn" title={INTERRUPTED} detail={CHOOSE_AGAIN} />
        )}
        {!isEmpty && isChoosing && <p className="text-soft">{NEEDS_EMPTY}</p>}
        {isEmpty && isChoosing && share === null && (
          <label className="grid justify-items-start gap-1.5">
            <span className="font-medium">{CHOOSE_EXPORT}</span>
            <input
              type="file"
              accept=".zip,application/zip"
              className="w-full max-w-full"
              onChange={({ target }) => {
                const file = target.files?.[0]
                if (!file) return
                setShare(0)
                void act(upload(companyId, file, latest, setShare), UPLOAD_FAILED)
              }}
            />
          </label>
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
