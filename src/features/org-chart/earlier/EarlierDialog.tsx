import { Copy, Eye } from 'lucide-react'
import { useLive } from '../../../sync/browser/react.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useWatched } from '../../../ui/use-watched.ts'
import { myCompany } from '../../companies/companies.queries.ts'
import { displayName } from '../../people/people.rules.ts'
import { dateText } from '../../time/time.text.ts'
import { holdersEver } from './earlier.queries.ts'
import type { EarlierChart, EarlierCharts } from './earlier.requests.ts'
import {
  before,
  copyNamed,
  EARLIER_CHARTS,
  EARLIER_EXPLAINED,
  EARLIER_NOT_LOADED,
  liveUntil,
  NO_EARLIER,
  viewNamed,
} from './earlier.text.ts'
import { useCopyToDraft } from './use-copy-to-draft.ts'

type EarlierDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  onView: (earlierId: string) => void
  onOpen: (chartId: string) => void
}

/** The charts that were live once: each can be looked at, and copied to a draft. */
export default function EarlierDialog({ onView, onOpen, ...dialog }: EarlierDialogProps) {
  const companyId = useLive(myCompany, {})?.id
  return (
    <Dialog {...dialog} title={EARLIER_CHARTS} description={EARLIER_EXPLAINED} asksBeforeClosing={false}>
      {companyId && (
        <List companyId={companyId} {...{ onView, onOpen }} onDone={() => dialog.onOpenChange(false)} />
      )}
    </Dialog>
  )
}

type ListProps = Pick<EarlierDialogProps, 'onView' | 'onOpen'> & { companyId: string; onDone: () => void }

function List({ companyId, onView, onOpen, onDone }: ListProps) {
  const { shown, reload } = useWatched<EarlierCharts>(`/api/org-chart/${companyId}/earlier`)
  const names = new Map((useLive(holdersEver, {}) ?? []).map((person) => [person.id, displayName(person)]))
  const copy = useCopyToDraft(onOpen)
  if (shown === null) return <Skeleton className="h-24" />
  if (shown === 'failed') return <ErrorState title={EARLIER_NOT_LOADED} onRetry={reload} />
  if (shown.charts.length === 0) return <EmptyState text={NO_EARLIER} />

  const acts = ({ id, label }: EarlierChart) => (
    <>
      <IconButton
        label={viewNamed(label)}
        icon={<Eye aria-hidden />}
        onClick={() => {
          onDone()
          onView(id)
        }}
      />
      <IconButton
        label={copyNamed(label)}
        icon={<Copy aria-hidden />}
        onClick={() => {
          onDone()
          void copy({ id, label })
        }}
      />
    </>
  )
  return (
    <ul aria-label={EARLIER_CHARTS} className="divide-y divide-line">
      {shown.charts.map((chart) => (
        <li key={chart.id} className="flex items-center gap-1 py-1">
          <span className="grid min-w-0 flex-1">
            <span className="break-words font-medium">{before(chart.label)}</span>
            <span className="text-[0.8125rem] text-soft">
              {liveUntil(dateText(chart.createdAt), names.get(chart.createdBy) ?? '')}
            </span>
          </span>
          {acts(chart)}
        </li>
      ))}
    </ul>
  )
}
