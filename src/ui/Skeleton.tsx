import { cx } from './cx.ts'

/** A grey bar in the place of text that is on its way; give it the height of what will come. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <span aria-hidden className={cx('block animate-pulse rounded bg-hover', className)} />
}

/** Rows of a list that is on its way. `rowHeight` is a class such as `h-9`. */
export function SkeletonRows({ rows = 8, rowHeight = 'h-9' }: { rows?: number; rowHeight?: string }) {
  return (
    <div role="status" aria-label="Loading" className="divide-y divide-line">
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
