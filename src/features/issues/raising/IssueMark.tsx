import { Link } from '@tanstack/react-router'
import { CircleDot } from 'lucide-react'
import { useContext } from 'react'
import { useActor, useLive } from '../../../sync/browser/react.ts'
import { cx } from '../../../ui/cx.ts'
import { canWriteWork } from '../../work/work.access.ts'
import { OpenIssueContext } from './open-issue.ts'
import { issuesFrom } from './issues-from.queries.ts'
import { issueFromRow } from './sources.text.ts'

type IssueMarkProps = {
  /** The metric, goal or task. */
  id: string
  className?: string
}

/** Says that an issue was made from the row, and leads to it: the open one if there is one, else the last. Without one, nothing. */
export function IssueMark({ id, className }: IssueMarkProps) {
  const made = useLive(issuesFrom, { sourceId: id })
  const mayWrite = canWriteWork(useActor())
  const open = useContext(OpenIssueContext)
  const issue = made?.find(({ status }) => status === 'open')
  if (!issue) return null
  const label = issueFromRow(issue.title)
  const look = cx(
    'inline-flex size-6 shrink-0 items-center justify-center rounded text-accent-ink hover:bg-hover',
    className,
  )
  const icon = <CircleDot aria-hidden className="size-3.5" />
  if (!mayWrite)
    return (
      <Link to="/issues" aria-label={label} data-tooltip={label} className={look}>
        {icon}
      </Link>
    )
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      data-tooltip={label}
      className={look}
      onClick={() => open(issue.id)}
    >
      {icon}
    </button>
  )
}
