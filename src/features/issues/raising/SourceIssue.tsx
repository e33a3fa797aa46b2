import { Link } from '@tanstack/react-router'
import { CircleDot } from 'lucide-react'
import { useContext } from 'react'
import { useActor, useLive } from '../../../sync/browser/react.ts'
import { canWriteWork } from '../../work/work.access.ts'
import { issueItem } from '../issues.queries.ts'
import { OpenIssueContext } from './open-issue.ts'
import { OriginHover } from './OriginHover.tsx'
import { SOURCE_LOOK } from './source-look.ts'
import { madeFrom } from './sources.text.ts'

/** The issue that a task was made from, and leads to it. Nothing for one that is archived or that the reader can't see. */
export default function SourceIssue({ issueId }: { issueId: string }) {
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
  const chip = mayWrite ? (
    <button type="button" aria-label={label} className={SOURCE_LOOK} onClick={() => open(issue.id)}>
      {content}
    </button>
  ) : (
    <Link
      to="/issues"
      search={{ row: issue.id, team: issue.teamId }}
      aria-label={label}
      className={SOURCE_LOOK}
    >
      {content}
    </Link>
  )
  return (
    <OriginHover source={{ kind: 'issue', issue }} label={label}>
      {chip}
    </OriginHover>
  )
}
