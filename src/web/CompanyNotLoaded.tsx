import { useEffect } from 'react'
import { Failure } from '../ui/ErrorBoundary.tsx'
import { COMPANY_NOT_LOADED, MAY_BE_TEMPORARY } from './company-not-loaded.text.ts'

const AGAIN_AFTER = 5_000

/** Nobody knows who is signed in, because the server is away. Tries again by itself. */
export function CompanyNotLoaded({ onRetry }: { onRetry: () => void }) {
  useEffect(() => {
    const timer = setInterval(onRetry, AGAIN_AFTER)
    return () => clearInterval(timer)
  }, [onRetry])
  return (
    <div className="h-dvh">
      <Failure title={COMPANY_NOT_LOADED} detail={MAY_BE_TEMPORARY} onRetry={onRetry} />
    </div>
  )
}
