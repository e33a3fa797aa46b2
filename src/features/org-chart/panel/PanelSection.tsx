import type { ReactNode } from 'react'

type PanelSectionProps = {
  title: string
  /** Beside the title. */
  aside?: ReactNode
  /** At the far end, such as a button. */
  action?: ReactNode
  children: ReactNode
}

export const PanelSection = ({ title, aside, action, children }: PanelSectionProps) => (
  <section className="py-3">
    <header className="flex min-h-control-small items-center gap-2">
      <h3 className="text-[0.8125rem] font-semibold">{title}</h3>
      <span data-numeric className="flex-1 text-xs text-soft">
        {aside}
      </span>
      {action}
    </header>
    {children}
  </section>
)
