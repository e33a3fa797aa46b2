import type { ReactNode } from 'react'

/** A card whose rows reach from edge to edge. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0 overflow-hidden rounded-lg border border-line bg-page">
      <h2 className="border-b border-line px-4 py-3 font-semibold">{title}</h2>
      {children}
    </section>
  )
}
