import { cx } from './cx.ts'

type ProgressProps = { label: string; value: number; max?: number; className?: string }

/** A bar from 0 to `max`, which defaults to 100. */
export function Progress({ label, value, max = 100, className }: ProgressProps) {
  return <progress aria-label={label} value={value} max={max} className={cx('progress', className)} />
}
