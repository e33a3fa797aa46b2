import { Copy, Ellipsis, Printer, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { post } from '../../ui/post.ts'
import { problemOf } from '../../ui/problem.ts'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { useIsOffline } from '../../ui/use-network.ts'
import { linkedIn } from './answer-text.rules.ts'
import { AskBox, type Draft } from './AskBox.tsx'
import { Consent } from './Consent.tsx'
import { markdownOf } from './conversation-markdown.rules.ts'
import { MessageItem } from './MessageItem.tsx'
import { Starters } from './Starters.tsx'
import type { PartnerState, Thread } from './thought-partner.requests.ts'
import * as text from './thought-partner.text.ts'
import { useConversation } from './use-conversation.ts'
import { useStickyEnd } from './use-sticky-end.ts'

type ConversationViewProps = {
  companyId: string
  threadId: string
  /** Undefined for one in which nothing has been asked. */
  thread: Thread | undefined
  model: PartnerState['model']
  /** A question that was brought along, to be sent by its person. */
  asked: string | undefined
  onAgreed: () => void
  onThread: (thread: Thread) => void
  onDeleted: (thread: Thread) => void
}

/** One conversation and the box for the next question. */
export function ConversationView(props: ConversationViewProps) {
  const { companyId, threadId, thread, model, asked, onAgreed, onThread, onDeleted } = props
  const [isNew] = useState(thread === undefined)
  const conversation = useConversation(companyId, { threadId, isNew, onThread })
  const { messages, isAnswering, problem } = conversation
  const [draft, setDraft] = useState<Draft>({ text: asked ?? '', again: false, isPutIn: true })
  const [includesPrivate, setIncludesPrivate] = useState(false)
  const [hadToAgree] = useState(model !== null && !model.isAgreed)
  const isOffline = useIsOffline()
  const lastAsked = messages.findLast(({ role }) => role === 'person')
  const { area, end } = useStickyEnd(problem ?? messages, lastAsked?.id)
  const linked = linkedIn(messages)
  const lastQuestion = lastAsked?.parts[0]
  const lastText = lastQuestion?.type === 'text' ? lastQuestion.text : ''

  async function send(question: string, again: boolean) {
    setDraft({ text: '', again: false })
    const isKept = await conversation.ask(question, { includesPrivate, again })
    if (!isKept) setDraft((now) => (now.text === '' ? { text: question, again } : now))
  }

  return (
    <section className="flex min-w-0 flex-1 flex-col print:block">
      <div ref={area} className="min-h-0 flex-1 overflow-y-auto print:overflow-visible">
        <div className="mx-auto grid max-w-3xl content-start gap-4 px-4 py-4">
          {thread && (
            <div className="flex items-center gap-2">
              <h2 className="min-w-0 flex-1 truncate font-semibold">{thread.title}</h2>
              <ConversationMenu
                thread={thread}
                onCopy={() => void copyText(markdownOf(thread.title, messages))}
                onDelete={() => deleteIt(companyId, thread, onDeleted)}
              />
            </div>
          )}
          {conversation.hasFailed && <Alert kind="bad" title={text.NOT_LOADED} />}
          {!conversation.isLoaded && !conversation.hasFailed && <SkeletonRows rows={4} />}
          {conversation.isLoaded && messages.length === 0 && (
            <Starters onChoose={(question) => setDraft({ text: question, again: false, isPutIn: true })} />
          )}
          {messages.map((message, index) => (
            <MessageItem
              key={message.id}
              threadId={threadId}
              message={message}
              isFirst={index === 1}
              linked={linked}
              onSettled={conversation.settle}
            />
          ))}
          {problem && (
            <Alert
              kind="warn"
              title={problem}
              action={
                messages.at(-1)?.state === 'failed' && (
                  <Button size="sm" onClick={() => void send(lastText, true)}>
                    {text.TRY_AGAIN}
                  </Button>
                )
              }
            />
          )}
          {!problem && messages.at(-1)?.state === 'failed' && (
            <Alert
              kind="warn"
              title={text.CUT_OFF}
              action={
                <Button size="sm" onClick={() => void send(lastText, true)}>
                  {text.TRY_AGAIN}
                </Button>
              }
            />
          )}
          <div ref={end} />
        </div>
      </div>
      <div className="border-t border-line bg-page print:hidden">
        <div className="mx-auto max-w-3xl px-4 py-3">
          {model && !model.isAgreed ? (
            <Consent companyId={companyId} model={model} onAgreed={onAgreed} />
          ) : (
            <AskBox
              draft={draft}
              onDraft={setDraft}
              lastQuestion={lastText}
              isAnswering={isAnswering}
              hasFailed={problem !== null}
              isOffline={isOffline}
              includesPrivate={includesPrivate}
              takesFocus={hadToAgree}
              onIncludesPrivate={setIncludesPrivate}
              onSend={send}
              onStop={conversation.stop}
            />
          )}
        </div>
      </div>
    </section>
  )
}

async function deleteIt(companyId: string, thread: Thread, onDeleted: (thread: Thread) => void) {
  try {
    await post(`/api/ai/threads/${thread.id}/delete`, { companyId }, text.NOT_DELETED)
    onDeleted(thread)
  } catch (error) {
    toast.error(problemOf(error).title, problemOf(error).detail)
  }
}

type ConversationMenuProps = { thread: Thread; onCopy: () => void; onDelete: () => Promise<void> }

function ConversationMenu({ thread, onCopy, onDelete }: ConversationMenuProps) {
  const [isAsking, setAsking] = useState(false)
  const entries = [
    { label: text.COPY_MARKDOWN, icon: <Copy aria-hidden />, onSelect: onCopy },
    { label: text.PRINT, icon: <Printer aria-hidden />, onSelect: () => print() },
    { label: text.DELETE, icon: <Trash2 aria-hidden />, danger: true, onSelect: () => setAsking(true) },
  ]
  return (
    <>
      <Menu
        label={text.actionsOf(thread.title)}
        align="end"
        sections={[{ entries }]}
        trigger={<IconButton label={text.actionsOf(thread.title)} icon={<Ellipsis aria-hidden />} />}
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={text.DELETE_CONVERSATION}
        detail={text.DELETED_FOR_GOOD}
        confirmLabel={text.DELETE}
        danger
        onConfirm={onDelete}
      />
    </>
  )
}
