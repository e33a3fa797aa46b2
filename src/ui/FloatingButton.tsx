import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'

type FloatingButtonProps = ComponentProps<'button'> & {
  icon?: ReactNode
  /** The round one for adding stands right, and what comes next left of it. */
  kind?: 'add' | 'next' | 'end'
}

const kinds = {
  add: 'right-4 w-14 border border-control-line/60 bg-raised text-accent-ink [&_svg]:size-6',
  next: 'left-4 max-w-[calc(100%-6.5rem)] bg-accent px-5 text-on-accent [&_svg]:size-5',
  end: 'left-4 max-w-[calc(100%-6.5rem)] bg-danger px-5 text-on-accent [&_svg]:size-5',
}

/** On phones, an act over the content and within reach of a thumb. */
export const FloatingButton = ({ icon, kind = 'add', children, ...rest }: FloatingButtonProps) => (
  <button
    type="button"
    {...rest}
    data-floating
    className={cx(
      'fixed bottom-[calc(var(--bottom-bar)+max(1rem,env(safe-area-inset-bottom)))] z-30 inline-flex min-h-14 items-center justify-center gap-2 rounded-full font-semibold shadow-popup print:hidden [&_svg]:shrink-0',
      kinds[kind],
    )}
  >
    {icon}
    {children}
  </button>
)
