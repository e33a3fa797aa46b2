import { type ReactNode, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { useGoOn } from '../../ui/use-go-on.ts'
import { useMutate } from '../../sync/browser/react.ts'
import { useToday } from '../time/use-today.ts'
import {
  agreeOnTalk,
  editConversationAgain,
  holdConversation,
  startTalk,
  submitConversation,
} from './conversations.mutations.ts'
import type { OpenConversation } from './conversations.queries.ts'
import {
  AGREED,
  BOTH_AGREED,
  EDIT_AGAIN,
  hasSubmitted,
  MARK_HELD,
  notSubmitted,
  otherAgreed,
  START_TALK,
  STARTING,
  SUBMIT,
  SUBMITTED,
  YOU_AGREED,
} from './conversations.text.ts'

type ActsProps = { open: OpenConversation; otherName: string }

/** What somebody can do next in a conversation, and what the other has done. */
export function ConversationActs({ open: { side, otherHasLeft }, otherName }: ActsProps) {
  const mutate = useMutate()
  const today = useToday()
  const { state, kind, submittedAt, otherSubmittedAt, startAskedAt, agreedAt, otherAgreedAt } = side
  const own = { sideId: side.id }
  const says: string[] = []
  if (kind === 'talk_only')
    return (
      state === 'planned' &&
      side.side === 'manager' && (
        <Button
          variant="primary"
          onClick={() => void mutate(holdConversation, { conversationId: side.conversationId })}
        >
          {MARK_HELD}
        </Button>
      )
    )
  if (state === 'talking' || state === 'closed') {
    if (agreedAt !== null && otherAgreedAt !== null) says.push(BOTH_AGREED)
    else if (agreedAt !== null) says.push(YOU_AGREED)
    else if (otherAgreedAt !== null) says.push(otherAgreed(otherName))
    return (
      <Row says={says} isTalking done={agreedAt}>
        {state === 'talking' && agreedAt === null && (
          <Button variant="primary" onClick={() => void mutate(agreeOnTalk, own)}>
            {AGREED}
          </Button>
        )}
      </Row>
    )
  }
  if (submittedAt !== null) says.push(SUBMITTED)
  if (!otherHasLeft) says.push(otherSubmittedAt === null ? notSubmitted(otherName) : hasSubmitted(otherName))
  if (startAskedAt !== null) says.push(STARTING)
  return (
    <Row says={says} isTalking={false} done={submittedAt}>
      {submittedAt === null ? (
        <Button variant="primary" onClick={() => void mutate(submitConversation, { ...own, today })}>
          {SUBMIT}
        </Button>
      ) : (
        <>
          <Button onClick={() => void mutate(editConversationAgain, own)}>{EDIT_AGAIN}</Button>
          {!otherHasLeft && (
            <Button
              variant="primary"
              disabled={startAskedAt !== null}
              onClick={() => void mutate(startTalk, own)}
            >
              {START_TALK}
            </Button>
          )}
        </>
      )}
    </Row>
  )
}

type RowProps = {
  says: readonly string[]
  isTalking: boolean
  /** When its reader did what they can do now. */
  done: string | null
  children: ReactNode
}

/** Who has done the next step goes on with what is said of it, because its button has left. */
function Row({ says, isTalking, done, children }: RowProps) {
  const line = useRef<HTMLParagraphElement>(null)
  useGoOn(line, isTalking ? `talking ${done}` : done)
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <p
        ref={line}
        role="status"
        tabIndex={-1}
        className="min-w-0 flex-1 basis-56 text-[0.8125rem] text-soft"
      >
        {says.join(' ')}
      </p>
      {children}
    </div>
  )
}
