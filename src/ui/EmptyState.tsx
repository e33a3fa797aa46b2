import type { ReactNode } from 'react'

type EmptyStateProps = {
  icon?: ReactNode
  /** One sentence about what will appear here. */
  text: string
  /** One button or link. */
  action?: ReactNode
  /** Takes no more room than a row, as among the panels of a page. */
  isLine?: boolean
}

export function EmptyState({ icon, text, action, isLine = false }: EmptyStateProps) {
  if (isLine) {
    return (
      <div className="flex flex-wrap items-center gap-2 px-4 py-3 text-soft [&>svg]:size-4 [&>svg]:shrink-0">
        {icon}
        <p>{text}</p>
        {action}
      </div>
    )
  }
  return (
    <div className="grid justify-items-center gap-3 px-4 py-12 text-center">
      {icon && (
        <span aria-hidden className="rounded-full bg-sunken p-3 text-soft [&_svg]:size-6">
          {icon}
        </span>
      )}
      <p className="max-w-sm text-balance text-soft">{text}</p>
      {action}
    </div>
  )
}
