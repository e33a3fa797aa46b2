import { ChevronDown, MessageSquare } from 'lucide-react'
import { useState } from 'react'
import { useActor, useLive } from '../../../sync/browser/react.ts'
import { Button } from '../../../ui/Button.tsx'
import { later } from '../../../ui/later.tsx'
import { canComment } from '../../comments/comments.access.ts'
import { discussionMark } from '../../comments/mark.queries.ts'
import { markLabel } from '../../comments/mark.text.ts'
import { aboutRow } from '../../comments/subjects.rules.ts'
import type { Issue } from '../../issues/issues.table.ts'
import { COMMENTS } from './discussion-room.text.ts'
import { Labelled } from './Labelled.tsx'

const IssueDiscussion = later(() => import('../../issues/IssueDiscussion.tsx'))

/** The comments on the issue, which unfold; nothing for people who can neither read nor add any. */
export function DiscussedComments({ issue }: { issue: Issue }) {
  const mark = useLive(discussionMark, aboutRow('issue', issue))
  const mayAdd = canComment(useActor())
  const [isOpen, setOpen] = useState(false)
  if (!mark && !mayAdd) return null
  const isNew = mark !== undefined && mark !== null && (mark.unread > 0 || mark.isMentioned)
  return (
    <Labelled label={COMMENTS}>
      <Button
        size="sm"
        variant="ghost"
        icon={<MessageSquare aria-hidden />}
        aria-expanded={isOpen}
        className="-ml-2.5 text-soft"
        onClick={() => setOpen(!isOpen)}
      >
        <span className={isNew ? 'font-semibold text-accent-ink' : ''}>{markLabel(mark ?? null)}</span>
        <ChevronDown aria-hidden className={isOpen ? 'rotate-180' : ''} />
      </Button>
      {isOpen && (
        <div className="max-w-160 pt-2">
          <IssueDiscussion issue={issue} compact />
        </div>
      )}
    </Labelled>
  )
}
