import { Sparkle, SquarePen } from 'lucide-react'
import { useState } from 'react'
import { useActor, useLive } from '../../sync/browser/react.ts'
import { newId } from '../../sync/id.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { useIsOffline } from '../../ui/use-network.ts'
import { myCompany } from '../companies/companies.queries.ts'
import { ConversationView } from './ConversationView.tsx'
import { mayAskPartner } from './thought-partner.access.ts'
import type { Thread } from './thought-partner.requests.ts'
import {
  AI_THOUGHT_PARTNER,
  CONVERSATION_GONE,
  FOR_MEMBERS,
  NEEDS_CONNECTION,
  NEW_CONVERSATION,
  NOT_LOADED,
} from './thought-partner.text.ts'
import { ThreadList, ThreadMenu } from './ThreadList.tsx'
import { type PartnerLoaded, usePartnerState } from './use-partner-state.ts'

/** What the address brings along: a question, or the conversation that it leads to. */
type Brought = { asked: string | undefined; sought: string | undefined }

/** Questions about one's own work, and what a language model answers. The conversations are of this person alone. */
export function ThoughtPartnerScreen({ asked, sought }: Brought) {
  const company = useLive(myCompany, {})
  const mayAsk = mayAskPartner(useActor())
  if (!mayAsk) return <Words text={FOR_MEMBERS} />
  return company ? (
    <OfCompany key={company.id} companyId={company.id} asked={asked} sought={sought} />
  ) : (
    <Loading />
  )
}

function OfCompany({ companyId, ...brought }: Brought & { companyId: string }) {
  const partner = usePartnerState(companyId)
  const isOffline = useIsOffline()
  if (partner.state) return <Threads companyId={companyId} partner={partner} {...brought} />
  if (isOffline) return <Words text={NEEDS_CONNECTION} />
  if (!partner.hasFailed) return <Loading />
  return (
    <>
      <PageHeader title={AI_THOUGHT_PARTNER} />
      <ErrorState title={NOT_LOADED} onRetry={partner.retry} />
    </>
  )
}

const Loading = () => (
  <>
    <PageHeader title={AI_THOUGHT_PARTNER} />
    <SkeletonRows rows={6} rowHeight="h-16" />
  </>
)

const Words = ({ text }: { text: string }) => (
  <>
    <PageHeader title={AI_THOUGHT_PARTNER} />
    <EmptyState icon={<Sparkle aria-hidden />} text={text} />
  </>
)

type ThreadsProps = Brought & { companyId: string; partner: PartnerLoaded }

/** The list of conversations beside the one that is open: the one that was sought, or the latest, unless a question was brought along. */
function Threads({ companyId, asked, sought, partner }: ThreadsProps) {
  const { threads, model } = partner.state!
  const [isGone] = useState(() => sought !== undefined && threads.every(({ id }) => id !== sought))
  const [open, setOpen] = useState(() => ({
    threadId: (asked === undefined && !isGone ? (sought ?? threads[0]?.id) : undefined) ?? newId(),
    key: 0,
  }))
  const shown = threads.find(({ id }) => id === open.threadId)
  const begin = () => setOpen(({ key }) => ({ threadId: newId(), key: key + 1 }))
  const choose = (threadId: string) => setOpen(({ key }) => ({ threadId, key: key + 1 }))
  const list = { companyId, threads, shownId: open.threadId, onChoose: choose }
  const remove = (thread: Thread) => {
    partner.forget(thread.id)
    if (thread.id === open.threadId) begin()
  }
  return (
    <div className="flex h-full min-h-0 flex-col print:block print:h-auto">
      <PageHeader
        inline
        title={AI_THOUGHT_PARTNER}
        actions={
          <>
            <Button className="max-md:hidden" onClick={begin}>
              {NEW_CONVERSATION}
            </Button>
            <IconButton
              className="md:hidden"
              label={NEW_CONVERSATION}
              icon={<SquarePen aria-hidden />}
              onClick={begin}
            />
          </>
        }
      >
        <ThreadMenu {...list} />
      </PageHeader>
      {isGone && open.key === 0 && (
        <div className="px-4 pb-3">
          <Alert kind="info" title={CONVERSATION_GONE} />
        </div>
      )}
      <div className="flex min-h-0 flex-1 border-t border-line print:block">
        <ThreadList {...list} />
        <ConversationView
          key={open.key}
          companyId={companyId}
          threadId={open.threadId}
          thread={shown}
          model={model}
          asked={open.key === 0 ? asked : undefined}
          onAgreed={partner.agreed}
          onThread={partner.noteThread}
          onDeleted={remove}
        />
      </div>
    </div>
  )
}
