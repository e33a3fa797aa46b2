import type { ReactNode } from 'react'
import { cx } from './cx.ts'

type CardProps = {
  title?: ReactNode
  description?: ReactNode
  actions?: ReactNode
  children?: ReactNode
  className?: string
}

export function Card({ title, description, actions, children, className }: CardProps) {
  return (
    <section className={cx('rounded-lg border border-line bg-page', className)}>
      {(title || actions) && (
        <header className="flex flex-wrap items-start gap-3 px-4 pt-3.5 last:pb-3.5">
          <div className="min-w-0 flex-1 basis-48">
            {title && <h2 className="font-semibold">{title}</h2>}
            {description && <p className="text-[0.8125rem] text-soft">{description}</p>}
          </div>
          {actions}
        </header>
      )}
      {children && <div className="p-4 empty:pt-0">{children}</div>}
    </section>
  )
}
