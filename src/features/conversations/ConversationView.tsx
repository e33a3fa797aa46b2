import {
  ArrowLeft,
  CalendarClock,
  CircleX,
  Ellipsis,
  FileDown,
  FileText,
  Lock,
  Printer,
  Share2,
} from 'lucide-react'
import { useState } from 'react'
import { useLive, useMutate } from '../../sync/browser/react.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { later } from '../../ui/later.tsx'
import { Menu, type MenuSection } from '../../ui/Menu.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { displayName } from '../people/people.rules.ts'
import type { Person } from '../people/people.table.ts'
import { dayLabel } from '../time/time.text.ts'
import { useToday } from '../time/use-today.ts'
import { isOver } from './conversation-kinds.rules.ts'
import { ConversationActs } from './ConversationActs.tsx'
import { ConversationForm } from './ConversationForm.tsx'
import { shareWithNewManager } from './after-the-talk.mutations.ts'
import { cancelConversation } from './conversations.mutations.ts'
import { conversationAt, type OpenConversation } from './conversations.queries.ts'
import {
  ACTIONS,
  BACK,
  CANCEL,
  CANCEL_QUESTION,
  CANCELLED,
  CANCELLED_ABOUT,
  dueDay,
  EXPORT_JSON,
  EXPORT_MARKDOWN,
  GONE,
  HAS_LEFT,
  heldDay,
  KEEP,
  KIND_NAMES,
  MOVE,
  onlyTheTwo,
  onlyTheTwoNow,
  hasSharedWithYou,
  PRINT,
  SHARE,
  SHARE_DETAIL,
  SHARE_WITH_NEW,
  SHARED,
  sharedWithNames,
  shareQuestion,
  TALK_ONLY_ABOUT,
} from './conversations.text.ts'
import { FactsOfReport } from './FactsOfReport.tsx'
import { SideBySide } from './SideBySide.tsx'
import { StateBadge } from './StateBadge.tsx'
import { SubmittedForm } from './SubmittedForm.tsx'
import { TalkClock } from './TalkClock.tsx'
import { TalkNotes } from './TalkNotes.tsx'
import { useExportConversation } from './use-export-conversation.ts'

type ViewProps = { conversationId: string; onBack: () => void }

const MoveDialog = later(() => import('./MoveDialog.tsx'))

/** One conversation: the own form before the talk, both side by side from the talk on. */
export default function ConversationView({ conversationId, onBack }: ViewProps) {
  const open = useLive(conversationAt, { conversationId })
  return (
    <div className="mx-auto max-w-4xl px-4 py-3">
      <Button
        size="sm"
        variant="ghost"
        icon={<ArrowLeft aria-hidden />}
        className="mb-2 -ml-2 print:hidden"
        onClick={onBack}
      >
        {BACK}
      </Button>
      {open === undefined && <SkeletonRows />}
      {open === null && <EmptyState text={GONE} />}
      {open && <Opened open={open} />}
    </div>
  )
}

function Opened({ open }: { open: OpenConversation }) {
  const { side, other, otherHasLeft } = open
  const otherName = displayName(other)
  const isTalkedOver = side.otherAnswers !== null
  const isShared = side.side === 'shared'
  return (
    <article className="grid gap-4 pb-8">
      <Head open={open} otherName={otherName} />
      {otherHasLeft && <Alert kind="info" title={HAS_LEFT} />}
      {side.state === 'cancelled' && <Alert kind="info" title={CANCELLED_ABOUT} />}
      {open.sharedWith.length > 0 && (
        <p className="text-[0.8125rem] text-soft">{sharedWithNames(open.sharedWith.join(', '))}</p>
      )}
      {isShared ? (
        <p className="rounded-md bg-sunken px-3 py-2 text-[0.8125rem]">{hasSharedWithYou(otherName)}</p>
      ) : side.kind === 'talk_only' ? (
        <p className="text-soft">{TALK_ONLY_ABOUT}</p>
      ) : (
        <p className="flex items-start gap-2 rounded-md bg-sunken px-3 py-2 text-[0.8125rem]">
          <Lock aria-hidden className="mt-0.5 size-3.5 shrink-0" />
          {(isTalkedOver ? onlyTheTwoNow : onlyTheTwo)(otherName)}
        </p>
      )}
      {side.state !== 'cancelled' && !isShared && <ConversationActs open={open} otherName={otherName} />}
      <FactsOfReport side={side} />
      {isTalkedOver && !isShared && <TalkNotes open={open} />}
      {isTalkedOver && !isShared && <SideBySide open={open} otherName={otherName} />}
      {isShared && <SubmittedForm open={open} answers={side.otherAnswers ?? {}} />}
      {!isTalkedOver && side.kind !== 'talk_only' && <OwnForm open={open} otherName={otherName} />}
    </article>
  )
}

const OwnForm = ({ open, otherName }: { open: OpenConversation; otherName: string }) =>
  open.side.submittedAt === null && !isOver(open.side.state) ? (
    <>
      <ConversationForm open={open} otherName={otherName} />
      <ConversationActs open={open} otherName={otherName} />
    </>
  ) : (
    <SubmittedForm open={open} answers={open.side.answers} />
  )

function Head({ open, otherName }: { open: OpenConversation; otherName: string }) {
  const { side } = open
  const today = useToday()
  const mutate = useMutate()
  const save = useExportConversation(open, otherName)
  const [isCancelling, setCancelling] = useState(false)
  const [isMoving, setMoving] = useState(false)
  const mayCancel = side.side === 'manager' && !isOver(side.state)
  const [manager, setManager] = useState<Person | null>(null)
  const sections: MenuSection[] = [
    {
      entries: [
        { label: PRINT, icon: <Printer aria-hidden />, onSelect: () => print() },
        { label: EXPORT_MARKDOWN, icon: <FileText aria-hidden />, onSelect: () => save('md') },
        { label: EXPORT_JSON, icon: <FileDown aria-hidden />, onSelect: () => save('json') },
      ],
    },
    ...(open.newManagers.length > 0
      ? [
          {
            ...(open.newManagers.length > 1 && { heading: SHARE_WITH_NEW }),
            entries: open.newManagers.map((person) => ({
              label: open.newManagers.length === 1 ? SHARE_WITH_NEW : displayName(person),
              icon: <Share2 aria-hidden />,
              onSelect: () => setManager(person),
            })),
          },
        ]
      : []),
    ...(mayCancel
      ? [
          {
            entries: [
              { label: MOVE, icon: <CalendarClock aria-hidden />, onSelect: () => setMoving(true) },
              {
                label: CANCEL,
                icon: <CircleX aria-hidden />,
                danger: true,
                onSelect: () => setCancelling(true),
              },
            ],
          },
        ]
      : []),
  ]
  return (
    <header className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <h2 className="text-lg font-semibold break-words">{otherName}</h2>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.8125rem] text-soft">
          <span className="break-words">{side.title}</span>
          <span>{KIND_NAMES[side.kind]}</span>
          <span>
            {side.heldOn === null
              ? dueDay(dayLabel(side.dueOn, today))
              : heldDay(dayLabel(side.heldOn, today))}
          </span>
          <StateBadge state={side.state} />
          {side.state === 'talking' && side.startedAt !== null && <TalkClock startedAt={side.startedAt} />}
        </p>
      </div>
      <Menu
        label={ACTIONS}
        align="end"
        sections={sections}
        trigger={<IconButton label={ACTIONS} icon={<Ellipsis aria-hidden />} />}
      />
      <ConfirmDialog
        open={manager !== null}
        onOpenChange={(isOpen) => !isOpen && setManager(null)}
        title={shareQuestion(displayName(manager ?? undefined))}
        detail={SHARE_DETAIL}
        confirmLabel={SHARE}
        onConfirm={() =>
          manager !== null &&
          mutate(shareWithNewManager, { sideId: side.id, managerId: manager.id }) === null &&
          toast.success(SHARED)
        }
      />
      {isMoving && <MoveDialog side={side} onClose={() => setMoving(false)} />}
      <ConfirmDialog
        open={isCancelling}
        onOpenChange={setCancelling}
        title={CANCEL}
        detail={CANCEL_QUESTION}
        confirmLabel={CANCEL}
        cancelLabel={KEEP}
        danger
        onConfirm={() =>
          mutate(cancelConversation, { conversationId: side.conversationId }) === null &&
          toast.success(CANCELLED)
        }
      />
    </header>
  )
}
