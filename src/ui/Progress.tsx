import { cx } from './cx.ts'

type ProgressProps = { label: string; value: number; max?: number; className?: string }

/** A bar from 0 to `max` (100 when left out). */
export function Progress({ label, value, max = 100, className }: ProgressProps) {
  return <progress aria-label={label} value={value} max={max} className={cx('progress', className)} />
}
