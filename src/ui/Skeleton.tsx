import { useContext } from 'react'
import { SyncContext } from '../sync/browser/context.ts'
import { cx } from './cx.ts'
import { later } from './later.tsx'
import { useHoldsBack } from './together-context.ts'
import { LOADING } from './ui.text.ts'
import { useIsOffline } from './use-network.ts'

const OfflineWords = later(() => import('./layers/OfflineWords.tsx'))

/** A grey bar in place of text that is loading. Give it the height of that text. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  useHoldsBack()
  return <span aria-hidden className={cx('block animate-pulse rounded bg-hover', className)} />
}

/**
 * The rows of a list that is loading. `rowHeight` is a class such as `h-9`. In a company without a network, words come soon in
 * their place.
 */
export function SkeletonRows({ rows = 8, rowHeight = 'h-9' }: { rows?: number; rowHeight?: string }) {
  const isInCompany = useContext(SyncContext) !== null
  return (
    <div className="relative">
      <div role="status" aria-label={LOADING} className="divide-y divide-line">
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className={cx('flex items-center gap-4 px-4', rowHeight)}>
            <Skeleton className="h-3.5 flex-1" />
            <Skeleton className="h-3.5 w-20" />
            <Skeleton className="h-3.5 w-12" />
          </div>
        ))}
      </div>
      {isInCompany && <Late />}
    </div>
  )
}

/** Late, because what is on this device takes a moment too. */
function Late() {
  if (!useIsOffline()) return null
  return (
    <p
      role="status"
      className="absolute inset-0 bg-page px-4 py-3 text-soft transition-opacity delay-700 starting:opacity-0"
    >
      <OfflineWords />
    </p>
  )
}
