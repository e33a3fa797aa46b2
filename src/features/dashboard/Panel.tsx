import type { ReactNode } from 'react'

type PanelProps = {
  title: string
  /** Beside the title, such as how many there are. */
  detail?: string | undefined
  /** At the right, such as a link to everything. */
  aside?: ReactNode
  children?: ReactNode
}

/** A card whose rows reach from edge to edge. */
export function Panel({ title, detail, aside, children }: PanelProps) {
  return (
    <section className="min-w-0 overflow-hidden rounded-lg border border-line bg-page">
      <header className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
        <h2 className="font-semibold">{title}</h2>
        {detail && (
          <p data-numeric className="text-[0.8125rem] text-soft">
            {detail}
          </p>
        )}
        {aside && <div className="ml-auto text-[0.8125rem] text-soft">{aside}</div>}
      </header>
      {children}
    </section>
  )
}
