import { LoaderCircle } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'good'
export type ButtonSize = 'lg' | 'md' | 'sm'

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: ReactNode
  /** While true, the button stays focusable, shows a spinner, is announced as busy and ignores clicks. */
  pending?: boolean
}

const base =
  'print:hidden inline-flex shrink-0 select-none items-center justify-center gap-1.5 rounded-md font-medium whitespace-nowrap transition-colors duration-100 [&_svg]:size-4 [&_svg]:shrink-0 disabled:opacity-55 disabled:cursor-not-allowed aria-busy:cursor-progress'

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent enabled:hover:bg-accent-hover',
  secondary: 'border border-control-line/60 bg-page text-ink enabled:hover:bg-hover',
  ghost: 'text-ink enabled:hover:bg-hover',
  danger: 'bg-danger text-on-accent enabled:hover:bg-danger-hover',
  good: 'border border-good-edge/50 bg-good-tint text-good-ink enabled:hover:border-good-edge',
}

const sizes: Record<ButtonSize, string> = {
  lg: 'min-h-11 px-5 text-base',
  md: 'min-h-control px-3 text-sm',
  sm: 'min-h-control-small px-2.5 text-[0.8125rem]',
}

/** A button's classes, for a link that should look like one. */
export function buttonClass(variant: ButtonVariant = 'secondary', size: ButtonSize = 'md'): string {
  return cx(base, variants[variant], sizes[size])
}

export function Button({ variant, size, icon, pending, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
      className={cx(buttonClass(variant, size), className)}
    >
      {pending ? <LoaderCircle aria-hidden className="animate-spin" /> : icon}
      {children}
    </button>
  )
}
