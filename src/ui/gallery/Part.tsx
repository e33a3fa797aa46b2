import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

const layouts = {
  row: 'flex flex-wrap items-center gap-3',
  columns: 'grid items-start gap-x-4 gap-y-5 sm:grid-cols-2 lg:grid-cols-3',
  stack: 'grid grid-cols-[minmax(0,1fr)] gap-4',
}

type PartProps = {
  /** The component's name. */
  name: string
  about?: string
  layout?: keyof typeof layouts
  children: ReactNode
}

/** One component of src/ui in its states. */
export function Part({ name, about, layout = 'row', children }: PartProps) {
  return (
    <section aria-label={name} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div>
        <h3 className="font-mono text-[0.8125rem] font-medium">{name}</h3>
        {about && <p className="max-w-prose text-[0.8125rem] text-soft">{about}</p>}
      </div>
      <div className={cx(layouts[layout])}>{children}</div>
    </section>
  )
}
