import { LOCALE } from '../../language/locale.text.ts'
import type { ReactNode } from 'react'
import { Alert } from '../../ui/Alert.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Card.tsx'
import { dateText } from '../time/time.text.ts'
import type { Billing } from './billing.requests.ts'
import { daysLeft } from './billing.rules.ts'
import {
  ACTIVE,
  amountText,
  CLOSED,
  CLOSED_MEANS,
  daysLeftText,
  ENDED_ON,
  ENDING,
  ENDING_MEANS,
  ENDS_ON,
  NEXT_BILLING,
  NO_PLAN,
  OVERDUE,
  OVERDUE_MEANS,
  PER_MONTH,
  planName,
  TRIAL,
  TRIAL_ENDS,
  USERS,
  WHO_COUNTS,
  YOUR_PLAN,
} from './billing.text.ts'
import { PlanActions } from './PlanActions.tsx'

interface PlanProps {
  billing: Billing & { now: string }
  companyId: string
  onChanged: () => Promise<void>
}

/** The plan at first sight: what it is, until when, what it costs, and what can be done. */
export function Plan({ billing, companyId, onChanged }: PlanProps) {
  const money = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: billing.currency })
  const { userCount, pricePerUser } = billing
  const total = amountText(userCount, money.format(pricePerUser), money.format(userCount * pricePerUser))
  return (
    <Card title={YOUR_PLAN}>
      <div className="grid gap-4">
        <PlanProblem {...billing} />
        <PlanName {...billing} />
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-3">
          <PlanDay {...billing} />
          <Fact label={USERS}>{userCount}</Fact>
          <Fact label={PER_MONTH}>{total}</Fact>
        </dl>
        <p className="text-[0.8125rem] text-soft">{WHO_COUNTS}</p>
        <PlanActions billing={billing} companyId={companyId} onChanged={onChanged} />
      </div>
    </Card>
  )
}

function PlanName({ subscribed, tier, status, cancelAtPeriodEnd, trialEnd, now }: PlanProps['billing']) {
  const isTrial = !subscribed && trialEnd > now
  return (
    <p className="flex flex-wrap items-center gap-2 text-lg font-semibold">
      {subscribed ? planName(tier) : isTrial ? TRIAL : NO_PLAN}
      {subscribed && <StatusBadge status={status} isEnding={cancelAtPeriodEnd} />}
      {isTrial && <Badge variant="info">{daysLeftText(daysLeft(trialEnd, now))}</Badge>}
    </p>
  )
}

function StatusBadge({ status, isEnding }: { status: string | null; isEnding: boolean }) {
  if (status === 'past_due') return <Badge variant="bad">{OVERDUE}</Badge>
  if (isEnding) return <Badge variant="warn">{ENDING}</Badge>
  return <Badge variant="good">{ACTIVE}</Badge>
}

function PlanProblem({
  entitledUntil,
  now,
  status,
  cancelAtPeriodEnd,
  subscriptionEnd,
}: PlanProps['billing']) {
  if (entitledUntil <= now) return <Alert kind="bad" title={CLOSED} detail={CLOSED_MEANS} />
  if (subscriptionEnd === null) return null
  const day = dateText(subscriptionEnd)
  if (status === 'past_due') return <Alert kind="bad" title={OVERDUE} detail={OVERDUE_MEANS(day)} />
  if (cancelAtPeriodEnd) return <Alert kind="warn" title={ENDING} detail={ENDING_MEANS(day)} />
  return null
}

function PlanDay({ subscribed, subscriptionEnd, nextBillingDate, trialEnd, now }: PlanProps['billing']) {
  if (nextBillingDate !== null) return <Fact label={NEXT_BILLING}>{dateText(nextBillingDate)}</Fact>
  if (subscribed && subscriptionEnd !== null) return <Fact label={ENDS_ON}>{dateText(subscriptionEnd)}</Fact>
  if (trialEnd > now) return <Fact label={TRIAL_ENDS}>{dateText(trialEnd)}</Fact>
  return <Fact label={ENDED_ON}>{dateText(subscriptionEnd ?? trialEnd)}</Fact>
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-[0.8125rem] text-soft">{label}</dt>
      <dd data-numeric className="font-medium">
        {children}
      </dd>
    </div>
  )
}
