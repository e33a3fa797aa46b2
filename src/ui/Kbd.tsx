import { cx } from './cx.ts'

/** Keys as labelled on the keyboard, separated by spaces: `Ctrl K`. */
export function Kbd({ keys, className }: { keys: string; className?: string }) {
  return (
    <kbd
      className={cx(
        'inline-flex min-h-5 shrink-0 items-center rounded border border-line bg-sunken px-1.5 font-mono text-[0.6875rem] whitespace-nowrap text-soft max-md:hidden',
        className,
      )}
    >
      {keys}
    </kbd>
  )
}

/** The key of a button, within it. Its `aria-keyshortcuts` says it to screen readers. */
export const KeyOfButton = ({ keys }: { keys: string }) => (
  <span aria-hidden className="contents">
    <Kbd keys={keys} className="-mr-1 border-current/40 bg-transparent text-current" />
  </span>
)
