import type { ReactNode } from 'react'
import { Alert } from '../../../ui/Alert.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { HalfImport } from './HalfImport.tsx'
import { CHOOSE_AGAIN, IMPORT_NOT_LOADED, INTERRUPTED } from './import-card.text.ts'
import { Running } from './ImportProgress.tsx'
import { TAKING_BACK_FAILED } from './take-back.text.ts'
import type { ImportActs } from './use-import-acts.ts'

type ImportShellProps = {
  title: string
  description: string
  acts: ImportActs
  /** What it is called that rows are written. */
  written: string
  /** What is in the file, and what became of it. */
  result: ReactNode
  /** Where a file is chosen. */
  chooser: ReactNode
}

/** What every way of bringing data in has: how far it has come, and what to do with one that ended half way. */
export function ImportShell({ title, description, acts, written, result, chooser }: ImportShellProps) {
  const { shown, latest, reload, share, pending, act, post } = acts
  const framed = (content: ReactNode) => (
    <Card title={title} description={description}>
      {content}
    </Card>
  )
  if (shown === null) return framed(<Skeleton className="h-16" />)
  if (shown === 'failed') return framed(<ErrorState title={IMPORT_NOT_LOADED} onRetry={reload} />)
  return framed(
    <div className="grid gap-3">
      {result}
      {latest && (
        <HalfImport
          latest={latest}
          pending={pending}
          onTakeBack={() => act(post('take-back', latest), TAKING_BACK_FAILED)}
        />
      )}
      <Running latest={latest} share={share} written={written} />
      {latest?.state === 'uploading' && share === null && (
        <Alert kind="warn" title={INTERRUPTED} detail={CHOOSE_AGAIN} />
      )}
      {share === null && chooser}
    </div>,
  )
}
