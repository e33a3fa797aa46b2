import { Sparkle, SquarePen } from 'lucide-react'
import { useState } from 'react'
import { useActor, useLive } from '../../sync/browser/react.ts'
import { newId } from '../../sync/id.ts'
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
  FOR_MEMBERS,
  NEEDS_CONNECTION,
  NEW_CONVERSATION,
  NOT_LOADED,
} from './thought-partner.text.ts'
import { ThreadList, ThreadMenu } from './ThreadList.tsx'
import { type PartnerLoaded, usePartnerState } from './use-partner-state.ts'

/** Questions about one's own work, and what a language model answers. The conversations are of this person alone. */
export function ThoughtPartnerScreen({ asked }: { asked?: string | undefined }) {
  const company = useLive(myCompany, {})
  const mayAsk = mayAskPartner(useActor())
  if (!mayAsk) return <Words text={FOR_MEMBERS} />
  return company ? <OfCompany key={company.id} companyId={company.id} asked={asked} /> : <Loading />
}

function OfCompany({ companyId, asked }: { companyId: string; asked: string | undefined }) {
  const partner = usePartnerState(companyId)
  const isOffline = useIsOffline()
  if (partner.state) return <Threads companyId={companyId} asked={asked} partner={partner} />
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

type ThreadsProps = { companyId: string; asked: string | undefined; partner: PartnerLoaded }

/** The list of conversations beside the one that is open: the latest, unless a question was brought along. */
function Threads({ companyId, asked, partner }: ThreadsProps) {
  const { threads, model } = partner.state!
  const [open, setOpen] = useState(() => ({
    threadId: (asked === undefined ? threads[0]?.id : undefined) ?? newId(),
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
