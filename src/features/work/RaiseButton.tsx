import { CircleDot } from 'lucide-react'
import { cx } from '../../ui/cx.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { type Raisable, useRaising } from './raising-context.ts'
import { MAKE_AN_ISSUE, MAKE_AN_ISSUE_KEY } from './work.text.ts'

type RaiseButtonProps = {
  row: Raisable
  /** Shows it at all times. */
  stays?: boolean
  className?: string
  tabIndex?: number
}

/** Makes an issue of the row it stands in, which is a `group/row`. It shows while the row has the pointer or itself the focus; phones have the menu. */
export function RaiseButton({ row, stays = false, className, tabIndex }: RaiseButtonProps) {
  const raise = useRaising()?.raise
  if (!raise) return null
  return (
    <IconButton
      label={MAKE_AN_ISSUE}
      shortcut={MAKE_AN_ISSUE_KEY}
      icon={<CircleDot aria-hidden />}
      onClick={() => raise(row)}
      className={cx(
        'max-md:hidden [@media(hover:none)]:hidden',
        stays ? 'text-bad-ink' : 'opacity-0 group-hover/row:opacity-100 focus-visible:opacity-100',
        className,
      )}
      {...(tabIndex !== undefined && { tabIndex })}
    />
  )
}
