import { cx } from '../../ui/cx.ts'
import { GET_STARTED_FREE } from './landing.text.ts'

type CallProps = { href?: string; text?: string; className?: string }

/** The one thing that the page asks for: to sign up. */
export function FreeStart({ text = GET_STARTED_FREE, className }: CallProps) {
  return (
    <a
      href="/signup"
      className={cx(
        'inline-flex min-h-11 items-center justify-center rounded-md bg-accent px-5 text-base font-medium text-on-accent transition-colors duration-100 hover:bg-accent-hover',
        className,
      )}
    >
      {text}
    </a>
  )
}
