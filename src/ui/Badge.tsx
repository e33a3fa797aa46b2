import type { ReactNode } from 'react'
import { cx } from './cx.ts'

const variants = {
  todo: 'border-control-line bg-sunken text-ink',
  inprogress: 'border-warn-edge bg-warn-tint text-warn-ink',
  done: 'border-good-edge bg-good-tint text-good-ink',
  personal: 'border-transparent bg-hover text-ink',
  team: 'border-transparent bg-hover text-ink',
  good: 'border-good-edge bg-good-tint text-good-ink',
  bad: 'border-bad-edge bg-bad-tint text-bad-ink',
  warn: 'border-warn-edge bg-warn-tint text-warn-ink',
  info: 'border-transparent bg-info-tint text-info-ink',
  status: 'border-transparent bg-hover text-soft',
}

type BadgeVariant = keyof typeof variants

type BadgeProps = { variant?: BadgeVariant; icon?: ReactNode; children: ReactNode; className?: string }

/** A short label on a row. The text alone carries the meaning; the colour and, for a status, the edge only repeat it. */
export function Badge({ variant = 'status', icon, children, className }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex h-5 max-w-full shrink-0 items-center gap-1 rounded border border-l-[3px] px-1.5 text-xs font-medium [&_svg]:size-3 [&_svg]:shrink-0',
        variants[variant],
        className,
      )}
    >
      {icon}
      <span className="truncate">{children}</span>
    </span>
  )
}
