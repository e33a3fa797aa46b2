import { type ReactNode, useId } from 'react'

export type GoalSectionProps = { title: string; heading?: 'h2' | 'h3'; children: ReactNode }

/** Goals under a heading. Its level depends on the headings above it. */
export function GoalSection({ title, heading: Heading = 'h2', children }: GoalSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Heading id={id} className="border-b border-line px-4 pt-4 pb-1.5 text-[0.8125rem] font-semibold">
        {title}
      </Heading>
      {children}
    </section>
  )
}
