import type { ReactNode } from 'react'
import { cx } from '../../ui/cx.ts'

type SectionProps = {
  id: string
  title: string
  summary?: string
  /** On the quieter of the two grounds. */
  sunken?: boolean
  children: ReactNode
}

/** One band of the page under its heading. */
export function Section({ id, title, summary, sunken = false, children }: SectionProps) {
  return (
    <section
      aria-labelledby={id}
      className={cx('px-5 py-16 md:py-24', sunken && 'border-y border-hair bg-sunken')}
    >
      <div className="mx-auto grid max-w-6xl gap-10 md:gap-14">
        <div className="grid gap-3">
          <h2
            id={id}
            className="max-w-2xl text-2xl leading-tight font-semibold tracking-tight text-balance md:text-4xl"
          >
            {title}
          </h2>
          {summary !== undefined && (
            <p className="max-w-xl text-base text-pretty text-soft md:text-lg">{summary}</p>
          )}
        </div>
        {children}
      </div>
    </section>
  )
}
