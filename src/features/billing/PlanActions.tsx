import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { dateText } from '../time/time.text.ts'
import type { Billing } from './billing.requests.ts'
import {
  CANCEL,
  CANCEL_AT_END,
  CANCEL_AT_END_DETAIL,
  CANCEL_NOW,
  CANCEL_NOW_ASK,
  CANCEL_NOW_DETAIL,
  KEEP_IT,
  MANAGE,
  RESUME,
  SUBSCRIBE,
  subscribeTo,
} from './billing.text.ts'
import { useBillingActions } from './use-billing-actions.ts'

interface PlanActionsProps {
  billing: Billing
  companyId: string
  onChanged: () => Promise<void>
}

export function PlanActions({ billing, companyId, onChanged }: PlanActionsProps) {
  const { subscribed, cancelAtPeriodEnd, hasCustomer, tiers } = billing
  const { pending, openPortal, resume } = useBillingActions(companyId, onChanged)
  return (
    <div className="flex flex-wrap gap-2">
      {!subscribed &&
        tiers.map((tier) => (
          <Link
            key={tier}
            to="/checkout"
            search={{ company_id: companyId, tier }}
            preload={false}
            className={buttonClass('primary')}
          >
            {tiers.length === 1 ? SUBSCRIBE : subscribeTo(tier)}
          </Link>
        ))}
      {hasCustomer && (
        <Button pending={pending === 'portal'} onClick={() => void openPortal()}>
          {MANAGE}
        </Button>
      )}
      {subscribed && cancelAtPeriodEnd && (
        <Button variant="primary" pending={pending === 'resume'} onClick={() => void resume()}>
          {RESUME}
        </Button>
      )}
      {subscribed && <Cancelling billing={billing} companyId={companyId} onChanged={onChanged} />}
    </div>
  )
}

function Cancelling({ billing, companyId, onChanged }: PlanActionsProps) {
  const [asked, setAsked] = useState<'at end' | 'now' | null>(null)
  const { cancel } = useBillingActions(companyId, onChanged)
  const close = (open: boolean) => !open && setAsked(null)
  const day = billing.subscriptionEnd === null ? '' : dateText(billing.subscriptionEnd)
  return (
    <>
      {!billing.cancelAtPeriodEnd && <Button onClick={() => setAsked('at end')}>{CANCEL}</Button>}
      <Button variant="ghost" onClick={() => setAsked('now')}>
        {CANCEL_NOW}
      </Button>
      <ConfirmDialog
        open={asked === 'at end'}
        onOpenChange={close}
        title={CANCEL_AT_END}
        detail={CANCEL_AT_END_DETAIL(day)}
        confirmLabel={CANCEL}
        cancelLabel={KEEP_IT}
        danger
        onConfirm={() => cancel(false)}
      />
      <ConfirmDialog
        open={asked === 'now'}
        onOpenChange={close}
        title={CANCEL_NOW_ASK}
        detail={CANCEL_NOW_DETAIL}
        confirmLabel={CANCEL_NOW}
        cancelLabel={KEEP_IT}
        danger
        onConfirm={() => cancel(true)}
      />
    </>
  )
}
