import { RotateCw } from 'lucide-react'
import { useContext, useEffect, useEffectEvent, useRef } from 'react'
import { SyncContext } from '../sync/browser/context.ts'
import { Button } from './Button.tsx'
import { later } from './later.tsx'
import { RETRY } from './ui.text.ts'
import { useNetwork } from './use-network.ts'

const OfflineWords = later(() => import('./layers/OfflineWords.tsx'))

type ErrorStateProps = { title: string; detail?: string; onRetry: () => void }

/** Shown in place of a list that could not be loaded. Without a network it says so, and tries again by itself once there is one. */
export function ErrorState({ title, detail, onRetry }: ErrorStateProps) {
  const isInCompany = useContext(SyncContext) !== null
  const isOffline = !useNetwork() && isInCompany
  const retry = useEffectEvent(onRetry)
  const wasOffline = useRef(isOffline)
  useEffect(() => {
    if (wasOffline.current && !isOffline) retry()
    wasOffline.current = isOffline
  }, [isOffline])
  return (
    <div role="alert" className="grid justify-items-center gap-1 px-4 py-12 text-center">
      <p className="font-medium">{title}</p>
      {isOffline ? (
        <p className="max-w-sm text-balance text-soft">
          <OfflineWords />
        </p>
      ) : (
        detail && <p className="max-w-sm text-balance text-soft">{detail}</p>
      )}
      <Button className="mt-3" icon={<RotateCw aria-hidden />} onClick={onRetry}>
        {RETRY}
      </Button>
    </div>
  )
}
