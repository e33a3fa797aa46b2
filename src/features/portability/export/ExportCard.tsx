import { Download } from 'lucide-react'
import { useState } from 'react'
import { Alert } from '../../../ui/Alert.tsx'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { problemOf } from '../../../ui/problem.ts'
import { Progress } from '../../../ui/Progress.tsx'
import { requestJson } from '../../../ui/request.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { dateText } from '../../time/time.text.ts'
import type { ExportsAnswer, ExportState } from './exports.requests.ts'
import {
  DOWNLOAD,
  EXPORT_EVERYTHING,
  EXPORT_EXPLAINED,
  EXPORT_FAILED,
  EXPORT_NOT_LOADED,
  EXPORT_NOT_STARTED,
  EXPORT_PROGRESS,
  EXPORT_READY,
  NEW_EXPORT,
  OTHER_UNDER_WAY,
  PROBLEMS,
  readyDetail,
  rowsSoFar,
  START_EXPORT,
  WAITING,
  YOU_WILL_BE_MAILED,
} from './export.text.ts'
import { useExportState } from './use-export-state.ts'

/** Where a director takes everything along that the company has. */
export function ExportCard({ companyId }: { companyId: string }) {
  const { shown, setShown, reload } = useExportState(companyId)
  const [pending, setPending] = useState(false)
  async function start() {
    setPending(true)
    await requestJson<ExportsAnswer>('POST', '/api/exports', { companyId }).then(
      setShown,
      (error: unknown) => {
        toast.error(EXPORT_NOT_STARTED, problemOf(error).detail)
        reload()
      },
    )
    setPending(false)
  }
  const latest = shown === 'failed' ? null : shown?.export
  const isMaking = latest?.state === 'waiting' || latest?.state === 'running'
  const isBusy = shown !== 'failed' && shown?.isBusy === true
  return (
    <Card title={EXPORT_EVERYTHING} description={EXPORT_EXPLAINED}>
      {shown === null && <Skeleton className="h-16" />}
      {shown === 'failed' && <ErrorState title={EXPORT_NOT_LOADED} onRetry={reload} />}
      {shown !== null && shown !== 'failed' && (
        <div className="grid gap-3">
          {latest && <Latest companyId={companyId} latest={latest} />}
          {isBusy && <p className="text-soft">{OTHER_UNDER_WAY}</p>}
          {!isMaking && !isBusy && (
            <div>
              <Button
                variant={latest?.state === 'ready' ? 'secondary' : 'primary'}
                pending={pending}
                onClick={start}
              >
                {latest ? NEW_EXPORT : START_EXPORT}
              </Button>
            </div>
          )}
        </div>
      )}
    </Card>
  )
}

function Latest({ companyId, latest }: { companyId: string; latest: ExportState }) {
  const { id, state, problem, rowsDone, rowsAll, bytes, askedAt, expiresAt } = latest
  if (state === 'failed')
    return <Alert kind="bad" title={EXPORT_FAILED} detail={PROBLEMS[problem ?? 'broken']} />
  if (state === 'ready') {
    const detail = readyDetail(bytes ?? 0, dateText(askedAt), dateText(expiresAt ?? askedAt))
    const link = (
      <a href={`/api/exports/${companyId}/${id}/file`} download className={buttonClass('primary')}>
        <Download aria-hidden />
        {DOWNLOAD}
      </a>
    )
    return <Alert kind="good" title={EXPORT_READY} detail={detail} action={link} />
  }
  return (
    <div className="grid gap-1.5" role="status">
      {rowsAll === null ? (
        <p>{WAITING}</p>
      ) : (
        <>
          <Progress label={EXPORT_PROGRESS} value={rowsDone} max={Math.max(1, rowsAll)} />
          <p className="tabular-nums">{rowsSoFar(rowsDone, rowsAll)}</p>
        </>
      )}
      <p className="text-[0.8125rem] text-soft">{YOU_WILL_BE_MAILED}</p>
    </div>
  )
}
