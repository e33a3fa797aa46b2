import { CircleDot } from 'lucide-react'
import { useContext } from 'react'
import { useLive } from '../../../sync/browser/react.ts'
import { OpenIssueContext } from './open-issue.ts'
import { issuesFrom } from './issues-from.queries.ts'
import { FROM_THIS_ROW, ON_THE_LIST, RESOLVED_ALREADY } from './sources.text.ts'

/** The issues that were made from a metric, goal or task, the newest first. Without any, nothing. */
export function IssuesOfRow({ id }: { id: string }) {
  const made = useLive(issuesFrom, { sourceId: id })
  const open = useContext(OpenIssueContext)
  if (!made?.length) return null
  return (
    <ul aria-label={FROM_THIS_ROW} className="divide-y divide-line border-y border-line text-[0.8125rem]">
      {made.map((issue) => (
        <li key={issue.id} className="flex min-h-9 items-center gap-2.5 py-1">
          <CircleDot aria-hidden className="size-4 shrink-0 text-soft" />
          <button
            type="button"
            className="min-w-0 flex-1 truncate rounded text-left hover:underline max-md:min-h-11"
            onClick={() => open(issue.id)}
          >
            {issue.title}
          </button>
          <span className="shrink-0 text-xs text-soft">
            {issue.status === 'open' ? ON_THE_LIST : RESOLVED_ALREADY}
          </span>
        </li>
      ))}
    </ul>
  )
}
