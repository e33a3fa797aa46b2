import { LoaderCircle } from 'lucide-react'
import { later } from '../../ui/later.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AnswerText } from './AnswerText.tsx'
import { ReadLine } from './ReadLine.tsx'
import type { Conversation } from './use-conversation.ts'
import type { Linked, Message } from './thought-partner.requests.ts'
import { PARTNER, SEES_AS_YOU, STOPPED, THINKING, YOU } from './thought-partner.text.ts'

const ProposalCard = later(
  () => import('./ProposalCard.tsx'),
  () => <Skeleton className="h-40" />,
)

type MessageItemProps = {
  threadId: string
  message: Message
  /** Whether it is the first answer of its conversation. */
  isFirst: boolean
  /** Everything that was read in the conversation. */
  linked: readonly Linked[]
  onSettled: Conversation['settle']
}

/** What the person or the partner said. */
export function MessageItem({ threadId, message, isFirst, linked, onSettled }: MessageItemProps) {
  const { id, role, parts, state } = message
  if (role === 'person')
    return (
      <article aria-label={YOU} className="ml-auto max-w-[85%] rounded-lg bg-sunken px-3.5 py-2.5">
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">
          {parts[0]?.type === 'text' && parts[0].text}
        </p>
      </article>
    )
  const isStreaming = state === 'streaming'
  const reads = parts.filter((part) => part.type === 'read')
  return (
    <article aria-label={PARTNER} aria-busy={isStreaming} className="grid min-w-0 gap-2.5">
      {isFirst && <p className="text-[0.8125rem] text-soft">{SEES_AS_YOU}</p>}
      <ReadLine reads={reads} />
      {parts.map((part, index) =>
        part.type === 'text' ? (
          // oxlint-disable-next-line react/no-array-index-key -- Parts only ever come at the end.
          <AnswerText key={index} text={part.text} linked={linked} />
        ) : (
          part.type === 'proposal' && (
            <ProposalCard
              key={part.id}
              threadId={threadId}
              messageId={id}
              proposal={part}
              isReady={!isStreaming}
              onSettled={(outcome, madeId) => onSettled(id, part.id, outcome, madeId)}
            />
          )
        ),
      )}
      {isStreaming && (
        <p className="flex items-center gap-1.5 text-[0.8125rem] text-soft">
          <LoaderCircle aria-hidden className="size-3.5 animate-spin" />
          {parts.at(-1)?.type !== 'text' && THINKING}
        </p>
      )}
      {state === 'stopped' && <p className="text-[0.8125rem] font-medium text-soft">{STOPPED}</p>}
    </article>
  )
}
