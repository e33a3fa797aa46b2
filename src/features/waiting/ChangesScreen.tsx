import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSyncStatus } from '../../sync/browser/react.ts'
import { useWaiting } from '../../sync/browser/use-waiting.ts'
import type { QueuedMutation } from '../../sync/pending.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { later } from '../../ui/later.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { RowList } from '../../ui/RowList.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { useIsOffline } from '../../ui/use-network.ts'
import { usePreload } from '../../ui/use-preload.ts'
import { useRefused } from './use-refused.ts'
import {
  BEING_SENT,
  CHANGES,
  DISCARD_ALL,
  NOTHING_IS_LOST,
  NOTHING_WAITING,
  oldChanges,
  refusedChanges,
  SENT_WHEN_ONLINE,
  waitingChanges,
  WHY_OLD,
} from './waiting.text.ts'

const WAITING_HEIGHT = 60
const REFUSED_HEIGHT = 150

// They know every mutation there is, and mostly there is nothing to show.
const ChangeRow = later(
  () => import('./ChangeRow.tsx'),
  () => <SkeletonRows rows={1} rowHeight="h-15" />,
)
const RefusedRow = later(
  () => import('./RefusedRow.tsx'),
  () => <SkeletonRows rows={1} rowHeight="h-37" />,
)

/** What was done on this device and has not arrived: what the server refused, what it can't take any more, and what waits. */
export default function ChangesScreen() {
  usePreload(ChangeRow, RefusedRow)
  const waiting = useWaiting()
  const { parked, refused } = useSyncStatus()
  const isOffline = useIsOffline()
  const count = waiting.length + parked.length + refused.length
  return (
    <>
      <PageHeader title={CHANGES} />
      <div className="grid gap-6 border-t border-line pb-6">
        {count === 0 && <EmptyState icon={<CircleCheck aria-hidden />} text={NOTHING_WAITING} />}
        <Unsent changes={refused} title={refusedChanges(refused.length)} about={NOTHING_IS_LOST} />
        <Unsent changes={parked} title={oldChanges(parked.length)} about={WHY_OLD} />
        <Part
          changes={waiting}
          title={waitingChanges(waiting.length)}
          about={isOffline ? SENT_WHEN_ONLINE : BEING_SENT}
          rowHeight={WAITING_HEIGHT}
        >
          {(change) => <ChangeRow change={change} />}
        </Part>
      </div>
    </>
  )
}

type PartProps = {
  changes: readonly QueuedMutation[]
  title: string
  about: string
  rowHeight: number
  action?: ReactNode
  children: (change: QueuedMutation) => ReactNode
}

function Part({ changes, title, about, rowHeight, action, children }: PartProps) {
  if (changes.length === 0) return null
  return (
    <section className="min-w-0">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 pt-4 pb-2">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="font-semibold">{title}</h2>
          <p className="text-[0.8125rem] text-soft">{about}</p>
        </div>
        {action}
      </header>
      <div className="border-y border-line">
        <RowList label={title} items={changes} keyOf={({ key }) => key} rowHeight={rowHeight}>
          {children}
        </RowList>
      </div>
    </section>
  )
}

/** Changes that the person has to decide about. */
function Unsent({ changes, title, about }: Pick<PartProps, 'changes' | 'title' | 'about'>) {
  const { discard } = useRefused()
  const discardAll = (
    <Button size="sm" variant="ghost" onClick={() => void discard(changes)}>
      {DISCARD_ALL}
    </Button>
  )
  return (
    <Part {...{ changes, title, about }} rowHeight={REFUSED_HEIGHT} action={changes.length > 1 && discardAll}>
      {(change) => <RefusedRow change={change} />}
    </Part>
  )
}
