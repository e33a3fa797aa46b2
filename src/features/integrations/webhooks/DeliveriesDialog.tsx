import { useEffect, useState } from 'react'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { problemOf } from '../../../ui/problem.ts'
import { requestJson } from '../../../ui/request.ts'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { dateText, timeText } from '../../time/time.text.ts'
import {
  answered,
  attempts,
  failureLabel,
  LOG_EXPLAINED,
  logOf,
  nextAt,
  NOTHING_SENT,
  REFRESH,
  SEND_AGAIN,
  SENT_AGAIN,
  STATUS_LABELS,
  WHAT_CAME_BACK,
  WHAT_WAS_SENT,
} from './deliveries.text.ts'
import type { DeliveryLog, ListedDelivery, ListedHook } from './hooks.requests.ts'
import { eventLabel, NOT_DONE, NOT_LOADED } from './hooks.text.ts'

type DeliveriesDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  companyId: string
  hook: ListedHook
}

/** What was sent to a webhook or channel, what it answered, and a way to send it again. */
export function DeliveriesDialog({ open, onOpenChange, companyId, hook }: DeliveriesDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={logOf(hook.host)}
      description={LOG_EXPLAINED}
      size="lg"
      asksBeforeClosing={false}
    >
      <Deliveries companyId={companyId} hookId={hook.id} />
    </Dialog>
  )
}

function Deliveries({ companyId, hookId }: { companyId: string; hookId: string }) {
  const [log, setLog] = useState<ListedDelivery[] | 'failed' | null>(null)
  const load = () =>
    requestJson<DeliveryLog>('GET', `/api/hooks/${companyId}/${hookId}/deliveries`).then(
      ({ deliveries }) => setLog(deliveries),
      () => setLog('failed'),
    )
  useEffect(() => {
    void load()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- A dialog is of one webhook.
  }, [])
  async function sendAgain(deliveryId: string) {
    try {
      await requestJson('POST', '/api/hooks/resend', { companyId, hookId, deliveryId })
      toast.success(SENT_AGAIN)
      await load()
    } catch (error) {
      const { title, detail } = problemOf(error)
      toast.error(title || NOT_DONE, detail)
    }
  }
  if (log === 'failed') return <ErrorState title={NOT_LOADED} onRetry={() => void load()} />
  if (log === null) return <SkeletonRows rows={4} />
  return (
    <div className="grid gap-3">
      <Button size="sm" className="justify-self-end" onClick={() => void load()}>
        {REFRESH}
      </Button>
      {log.length === 0 && <p className="text-soft">{NOTHING_SENT}</p>}
      <ul className="grid gap-3">
        {log.map((delivery) => (
          <Delivery key={delivery.id} delivery={delivery} onAgain={() => void sendAgain(delivery.id)} />
        ))}
      </ul>
    </div>
  )
}

const LOOKS = { waiting: 'warn', delivered: 'good', failed: 'bad', dropped: 'bad' } as const

const when = (moment: string) => `${dateText(moment)}, ${timeText(moment)}`

function outcomeOf({ answerStatus, milliseconds, failure, ...delivery }: ListedDelivery): string {
  const parts = [when(delivery.createdAt)]
  if (answerStatus !== null) parts.push(answered(answerStatus, milliseconds ?? 0))
  if (failure !== null) parts.push(failureLabel(failure))
  if (delivery.attempts > 1) parts.push(attempts(delivery.attempts))
  if (delivery.status === 'waiting' && delivery.attempts > 0) parts.push(nextAt(when(delivery.nextAt)))
  return parts.join(' · ')
}

function Delivery({ delivery, onAgain }: { delivery: ListedDelivery; onAgain: () => void }) {
  const { event, status, body, answer } = delivery
  return (
    <li className="grid gap-1 border-t border-line pt-2 first:border-0">
      <div className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 flex-1 basis-40 truncate font-medium">{eventLabel(event)}</span>
        <Badge variant={LOOKS[status]}>{STATUS_LABELS[status]}</Badge>
        <Button size="sm" onClick={onAgain}>
          {SEND_AGAIN}
        </Button>
      </div>
      <p className="text-[0.8125rem] text-soft">{outcomeOf(delivery)}</p>
      <Text summary={WHAT_WAS_SENT} text={body} />
      {answer && <Text summary={WHAT_CAME_BACK} text={answer} />}
    </li>
  )
}

const Text = ({ summary, text }: { summary: string; text: string }) => (
  <details className="text-[0.8125rem]">
    <summary className="cursor-pointer text-soft">{summary}</summary>
    <pre className="mt-1 max-h-48 overflow-auto rounded-md bg-sunken p-2 whitespace-pre-wrap [overflow-wrap:anywhere]">
      {text}
    </pre>
  </details>
)
