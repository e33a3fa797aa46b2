import type { ReactNode } from 'react'
import { useIsNarrow } from '../../../ui/use-is-narrow.ts'

type LabelledProps = { label: string; htmlFor?: string; aside?: ReactNode; children: ReactNode }

/** A line of the discussion: its label left, or above on phones, where what is beside the content stands too. */
export function Labelled({ label, htmlFor, aside, children }: LabelledProps) {
  const isNarrow = useIsNarrow()
  return (
    <div className="grid gap-x-4 md:grid-cols-[6.25rem_minmax(0,1fr)]">
      <div className="flex items-baseline gap-2 pt-1.5 text-[0.8125rem] font-medium text-soft">
        {htmlFor ? <label htmlFor={htmlFor}>{label}</label> : <span>{label}</span>}
        {isNarrow && aside}
      </div>
      <div className="flex min-w-0 items-start gap-3">
        <div className="min-w-0 flex-1">{children}</div>
        {!isNarrow && <div className="flex flex-wrap gap-1 pt-1.5">{aside}</div>}
      </div>
    </div>
  )
}
