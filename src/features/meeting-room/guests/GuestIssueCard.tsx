import { Card } from '../../../ui/Card.tsx'
import { NOTE_LABELS } from '../../issues/discussion/discussion.text.ts'
import { UNDER_DISCUSSION } from '../discussion/discussion-room.text.ts'
import { NOTHING_DISCUSSED, NOTHING_WRITTEN } from './guest-page.text.ts'
import { GuestVoting } from './GuestVoting.tsx'
import type { GuestIssue, GuestVotes } from './guests.requests.ts'

type GuestIssueCardProps = { issue: GuestIssue | null; votes: GuestVotes | null }

const KINDS = ['cause', 'discussion', 'decision'] as const

/** The issue under discussion with what is noted about it, and the guest's votes for it if they have any. */
export function GuestIssueCard({ issue, votes }: GuestIssueCardProps) {
  if (!issue)
    return (
      <Card title={UNDER_DISCUSSION}>
        <p className="text-soft">{NOTHING_DISCUSSED}</p>
      </Card>
    )
  const written = KINDS.filter((kind) => issue[kind] !== '')
  return (
    <Card title={UNDER_DISCUSSION}>
      <h3 className="mb-3 text-xl font-semibold text-balance [overflow-wrap:anywhere]">{issue.title}</h3>
      {written.length === 0 && <p className="text-soft">{NOTHING_WRITTEN}</p>}
      <dl className="grid gap-3">
        {written.map((kind) => (
          <div key={kind}>
            <dt className="text-[0.8125rem] font-medium text-soft">{NOTE_LABELS[kind]}</dt>
            <dd className="[overflow-wrap:anywhere] whitespace-pre-wrap">{issue[kind]}</dd>
          </div>
        ))}
      </dl>
      {votes && issue.isOpen && <GuestVoting issue={issue} votes={votes} />}
    </Card>
  )
}
