import type { ReactNode } from 'react'

type PageHeaderProps = {
  title: string
  /** Filters beside the title. */
  children?: ReactNode
  /** At the far end. */
  actions?: ReactNode
}

/** The first row of a screen: the page's heading, its filters, its actions. */
export function PageHeader({ title, children, actions }: PageHeaderProps) {
  return (
    <header className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5">
      <h1 className="mr-1 text-base font-semibold max-md:text-xl">{title}</h1>
      {children}
      {actions && <div className="ml-auto flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  )
}
