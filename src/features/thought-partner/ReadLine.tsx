import { BookOpen } from 'lucide-react'
import { ThingLink } from './AnswerText.tsx'
import { type Part, READ_KINDS } from './thought-partner.requests.ts'
import { READ_COUNTS, readThese } from './thought-partner.text.ts'

type Read = Extract<Part, { type: 'read' }>

/** What an answer rests on: how much of each kind was read, and all of it as links. */
export function ReadLine({ reads }: { reads: readonly Read[] }) {
  const counts = READ_KINDS.flatMap((kind) => {
    const ofKind = reads.filter((one) => one.kind === kind)
    if (ofKind.length === 0) return []
    return [READ_COUNTS[kind](ofKind.reduce((sum, { count }) => sum + count, 0))]
  })
  const linked = [...new Map(reads.flatMap((one) => one.linked).map((one) => [one.id, one])).values()]
  if (counts.length === 0) return null
  const summary = readThese(counts)
  const icon = <BookOpen aria-hidden className="size-3.5 shrink-0" />
  if (linked.length === 0)
    return (
      <p className="flex items-center gap-1.5 text-[0.8125rem] text-soft">
        {icon}
        {summary}
      </p>
    )
  return (
    <details className="text-[0.8125rem] text-soft">
      <summary className="flex min-h-control-small w-fit cursor-pointer items-center gap-1.5 rounded hover:text-ink">
        {icon}
        {summary}
      </summary>
      <ul className="mt-1 grid gap-1 pl-5">
        {linked.map((one) => (
          <li key={one.id} className="min-w-0 [overflow-wrap:anywhere]">
            <ThingLink linked={one} text={one.label} />
          </li>
        ))}
      </ul>
    </details>
  )
}
