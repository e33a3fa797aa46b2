import { cx } from './cx.ts'

const base =
  'inline-flex min-h-5 shrink-0 items-center rounded border px-1.5 font-mono text-[0.6875rem] whitespace-nowrap max-md:hidden'

/** Keys as labelled on the keyboard, separated by spaces: `Ctrl K`. */
export const Kbd = ({ keys, className }: { keys: string; className?: string }) => (
  <kbd className={cx(base, 'border-line bg-sunken text-soft', className)}>{keys}</kbd>
)

/** The key of a button, within it. Its `aria-keyshortcuts` says it to screen readers. */
export const KeyOfButton = ({ keys }: { keys: string }) => (
  <kbd aria-hidden className={cx(base, '-mr-1 border-current/40')}>
    {keys}
  </kbd>
)
