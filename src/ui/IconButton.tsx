import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import { Tooltip } from './Tooltip.tsx'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** What the button does; used as its accessible name and tooltip. */
  label: string
  icon: ReactNode
  /** Keys shown in the tooltip, such as `Ctrl B`. */
  shortcut?: string | undefined
}

export function IconButton({ label, icon, shortcut, className, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label} shortcut={shortcut}>
      <button
        type="button"
        {...rest}
        aria-label={label}
        className={cx(
          'inline-flex size-control print:hidden shrink-0 items-center justify-center rounded-md text-soft transition-colors duration-100 enabled:hover:bg-hover enabled:hover:text-ink disabled:cursor-not-allowed disabled:opacity-50 [&_svg]:size-[1.125rem]',
          className,
        )}
      >
        {icon}
      </button>
    </Tooltip>
  )
}
