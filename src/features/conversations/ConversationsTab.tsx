import { useNavigate, useSearch } from '@tanstack/react-router'
import { MessagesSquare, Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useActor, useLive } from '../../sync/browser/react.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { focusContentIfLost } from '../../ui/focus-content.ts'
import { later } from '../../ui/later.tsx'
import { RowList } from '../../ui/RowList.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { displayName } from '../people/people.rules.ts'
import { dayLabel } from '../time/time.text.ts'
import { useToday } from '../time/use-today.ts'
import { mayPlan } from './conversations.access.ts'
import {
  type KnownConversation,
  myConversations,
  conversationsOfOthers,
  type OwnConversation,
} from './conversations.queries.ts'
import {
  dueDay,
  heldDay,
  MY_CONVERSATIONS,
  NO_CONVERSATIONS,
  OTHERS_ABOUT,
  OTHERS_TALK,
  PLAN,
  TAKES_TWENTY,
  twoPeople,
} from './conversations.text.ts'
import { StateBadge } from './StateBadge.tsx'

const ConversationView = later(() => import('./ConversationView.tsx'), SkeletonRows)
const PlanDialog = later(() => import('./PlanDialog.tsx'))

const ROW_HEIGHT = 57

/** The own conversations, one of them opened; and for those who lead, that others have some. The address holds the open one. */
export default function ConversationsTab() {
  const { talk } = useSearch({ strict: false }) as { talk?: string }
  const navigate = useNavigate()
  const [latest, setLatest] = useState(talk)
  if (talk && talk !== latest) setLatest(talk)
  const goTo = (id: string | null) =>
    void navigate({ to: '/people', search: { tab: 'conversations', ...(id !== null && { talk: id }) } })
  if (talk) return <ConversationView key={talk} conversationId={talk} onBack={() => goTo(null)} />
  return <Lists onOpen={goTo} latest={latest} />
}

type ListsProps = {
  onOpen: (id: string) => void
  /** The one from which its reader comes back. */
  latest: string | undefined
}

function Lists({ onOpen, latest }: ListsProps) {
  const own = useLive(myConversations, {})
  const mayPlanSome = mayPlan(useActor())
  const [isPlanning, setPlanning] = useState(false)
  const isEmpty = own?.length === 0
  useEffect(() => {
    // The first conversation takes the button away that opened the dialog, and that has the focus again by then.
    if (isEmpty) return focusContentIfLost
  }, [isEmpty])
  if (!own) return <SkeletonRows />
  const plan = mayPlanSome && (
    <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setPlanning(true)}>
      {PLAN}
    </Button>
  )
  return (
    <>
      {isEmpty ? (
        <EmptyState
          icon={<MessagesSquare aria-hidden />}
          text={`${NO_CONVERSATIONS}. ${TAKES_TWENTY}`}
          action={plan}
        />
      ) : (
        <>
          {plan && <div className="flex justify-end px-4 py-3">{plan}</div>}
          <RowList label={MY_CONVERSATIONS} items={own} keyOf={({ side }) => side.id} rowHeight={ROW_HEIGHT}>
            {(entry) => (
              <OwnRow entry={entry} onOpen={onOpen} isLatest={entry.side.conversationId === latest} />
            )}
          </RowList>
        </>
      )}
      {mayPlanSome && <Others />}
      {isPlanning && <PlanDialog onClose={() => setPlanning(false)} />}
    </>
  )
}

type OwnRowProps = { entry: OwnConversation; onOpen: (id: string) => void; isLatest: boolean }

function OwnRow({ entry: { side, other }, onOpen, isLatest }: OwnRowProps) {
  const name = displayName(other)
  const row = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isLatest && document.activeElement === document.body) row.current?.focus()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Only when the list comes back, in place of the conversation.
  }, [])
  return (
    <button
      ref={row}
      type="button"
      className="flex min-h-14 w-full items-center gap-x-3 gap-y-1 px-4 py-2 text-left hover:bg-hover max-sm:flex-wrap"
      onClick={() => onOpen(side.conversationId)}
    >
      <Avatar name={name} picture={other?.avatarUrl ?? null} size="sm" />
      <span className="min-w-0 flex-1">
        <span className="block break-words md:truncate">{name}</span>
        <span className="block break-words md:truncate text-[0.8125rem] text-soft">{side.title}</span>
      </span>
      <span className="flex items-center gap-3 max-sm:basis-full max-sm:pl-9">
        <When dueOn={side.dueOn} heldOn={side.heldOn} />
        <StateBadge state={side.state} />
      </span>
    </button>
  )
}

function Others() {
  const others = useLive(conversationsOfOthers, {})
  if (!others || others.length === 0) return null
  return (
    <section aria-label={OTHERS_TALK} className="mt-6">
      <h2 className="px-4 font-semibold">{OTHERS_TALK}</h2>
      <p className="px-4 pb-1 text-[0.8125rem] text-soft">{OTHERS_ABOUT}</p>
      <RowList
        label={OTHERS_TALK}
        items={others}
        keyOf={({ conversation }) => conversation.id}
        rowHeight={ROW_HEIGHT}
      >
        {(entry) => <OtherRow entry={entry} />}
      </RowList>
    </section>
  )
}

const OtherRow = ({ entry: { conversation, manager, report } }: { entry: KnownConversation }) => (
  <div className="flex min-h-14 items-center gap-x-3 gap-y-1 px-4 py-2 max-sm:flex-wrap">
    <span className="min-w-0 flex-1">
      <span className="block break-words md:truncate">{twoPeople(manager, report)}</span>
      <span className="block break-words md:truncate text-[0.8125rem] text-soft">{conversation.title}</span>
    </span>
    <span className="flex items-center gap-3 max-sm:basis-full">
      <When dueOn={conversation.dueOn} heldOn={conversation.heldOn} />
      <StateBadge state={conversation.state} />
    </span>
  </div>
)

function When({ dueOn, heldOn }: { dueOn: string; heldOn: string | null }) {
  const today = useToday()
  return (
    <span data-numeric className="shrink-0 text-[0.8125rem] text-soft">
      {heldOn === null ? dueDay(dayLabel(dueOn, today)) : heldDay(dayLabel(heldOn, today))}
    </span>
  )
}
