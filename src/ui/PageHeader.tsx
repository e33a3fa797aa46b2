import type { ReactNode } from 'react'

type PageHeaderProps = {
  title: string
  /** Filters next to the title. */
  children?: ReactNode
  /** At the far end. */
  actions?: ReactNode
}

/** The top row of a screen: heading, filters and actions. On phones the filters move to a row of their own. */
export function PageHeader({ title, children, actions }: PageHeaderProps) {
  return (
    <header className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5">
      <h1 className="mr-1 text-base font-semibold max-md:text-xl">{title}</h1>
      {children && <div className="flex items-center gap-2 max-md:order-last max-md:w-full">{children}</div>}
      {actions && <div className="ml-auto flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  )
}
