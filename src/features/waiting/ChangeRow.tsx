import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { QueuedMutation } from '../../sync/pending.ts'
import { useMoment } from '../comments/use-moment.ts'
import { useDescribed } from './use-described.ts'
import type { NamedRow } from './waiting.queries.ts'
import { placeOf } from './waiting.text.ts'

interface ChangeRowProps {
  change: QueuedMutation
  /** What stands below it, given what the change is in words. */
  children?: (sentence: string) => ReactNode
}

/** One change in words: what its author wanted done, when, and where. */
export default function ChangeRow({ change, children }: ChangeRowProps) {
  const { sentence, row } = useDescribed(change)
  const momentText = useMoment()
  return (
    <div className="grid gap-1 px-4 py-2.5 [overflow-wrap:anywhere]">
      <p>{sentence}</p>
      <p className="flex flex-wrap items-center gap-x-3 text-[0.8125rem] text-soft">
        <time dateTime={change.at}>{momentText(change.at)}</time>
        {row && <Place row={row} />}
      </p>
      {children?.(sentence)}
    </div>
  )
}

function Place({ row: { id, at, teamName } }: { row: NamedRow }) {
  if (!at) return null
  const { page, teamId, tab } = at
  return (
    <Link
      to={page}
      search={{ row: id, ...(teamId !== null && { team: teamId }), ...(tab !== undefined && { tab }) }}
      className="text-accent-ink underline"
    >
      {placeOf(page, teamName)}
    </Link>
  )
}
