import { cx } from './cx.ts'
import { LOADING } from './ui.text.ts'

/** A grey bar in place of text that is loading. Give it the height of that text. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <span aria-hidden className={cx('block animate-pulse rounded bg-hover', className)} />
}

/** The rows of a list that is loading. `rowHeight` is a class such as `h-9`. */
export function SkeletonRows({ rows = 8, rowHeight = 'h-9' }: { rows?: number; rowHeight?: string }) {
  return (
    <div role="status" aria-label={LOADING} className="divide-y divide-line">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={cx('flex items-center gap-4 px-4', rowHeight)}>
          <Skeleton className="h-3.5 flex-1" />
          <Skeleton className="h-3.5 w-20" />
          <Skeleton className="h-3.5 w-12" />
        </div>
      ))}
    </div>
  )
}
