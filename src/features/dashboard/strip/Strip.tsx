import type { ReactNode } from 'react'

type StripProps = {
  /** What it is about, for those who can't see it. */
  label: string
  /** At the left, in large: when. */
  when: ReactNode
  title: ReactNode
  /** Below the title. */
  children?: ReactNode
  /** At the right: what to do. */
  actions: ReactNode
}

/** The band at the top of the dashboard. It keeps its height whatever it says, so that nothing below moves. */
export const Strip = ({ label, when, title, children, actions }: StripProps) => (
  <section
    aria-label={label}
    className="flex min-h-20 flex-wrap items-center gap-x-5 gap-y-2 rounded-lg border border-line bg-sunken px-4 py-3"
  >
    <div data-numeric className="sm:w-28 sm:shrink-0 sm:border-r sm:border-line sm:pr-4">
      {when}
    </div>
    <div className="min-w-0 flex-1 basis-72">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 font-semibold">{title}</div>
      {children}
    </div>
    <div className="flex shrink-0 items-center gap-2 max-sm:w-full max-sm:*:flex-1">{actions}</div>
  </section>
)
