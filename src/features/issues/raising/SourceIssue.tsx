import { Link } from '@tanstack/react-router'
import { CircleDot } from 'lucide-react'
import { useContext } from 'react'
import { useActor, useLive } from '../../../sync/browser/react.ts'
import { canWriteWork } from '../../work/work.access.ts'
import { issueItem } from '../issues.queries.ts'
import { OpenIssueContext } from './open-issue.ts'
import { madeFrom } from './sources.text.ts'

const LOOK =
  'inline-flex min-h-6 min-w-0 max-w-40 items-center gap-1 rounded text-[0.8125rem] text-soft hover:underline'

/** The issue that a task was made from, and leads to it. Nothing for one that is archived or that the reader can't see. */
export function SourceIssue({ issueId }: { issueId: string }) {
  const issue = useLive(issueItem, { issueId })?.issue
  const mayWrite = canWriteWork(useActor())
  const open = useContext(OpenIssueContext)
  if (!issue) return null
  const label = madeFrom(issue.title)
  const content = (
    <>
      <CircleDot aria-hidden className="size-3.5 shrink-0" />
      <span className="truncate max-md:hidden">{issue.title}</span>
    </>
  )
  if (!mayWrite)
    return (
      <Link
        to="/issues"
        search={{ row: issue.id, team: issue.teamId }}
        aria-label={label}
        data-tooltip={label}
        className={LOOK}
      >
        {content}
      </Link>
    )
  return (
    <button
      type="button"
      aria-label={label}
      data-tooltip={label}
      className={LOOK}
      onClick={() => open(issue.id)}
    >
      {content}
    </button>
  )
}
