import type { ReactNode } from 'react'

type EmptyStateProps = {
  icon?: ReactNode
  /** One sentence about what will appear here. */
  text: string
  /** One button or link. */
  action?: ReactNode
}

export function EmptyState({ icon, text, action }: EmptyStateProps) {
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
