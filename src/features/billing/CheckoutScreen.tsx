import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Alert } from '../../ui/Alert.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { session } from '../accounts/sessions/session-resource.ts'
import { BILLING } from './billing-tab.text.ts'
import {
  COMPANY_FIRST,
  CONFIRMING,
  CONFIRMING_LONG,
  SETTING_UP,
  TO_BILLING,
  TRY_AGAIN,
} from './checkout.text.ts'
import { awaitSubscription, startCheckout } from './start-checkout.ts'

/** What stands in the address of /checkout. */
export interface CheckoutSearch {
  company_id?: string
  tier?: string
  /** Set by the provider when it leads back after a payment. */
  done?: string
}

/** Leads to the payment service, and waits for its word when it leads back. */
export function CheckoutScreen() {
  const { company_id: companyId, tier, done } = useSearch({ strict: false }) as CheckoutSearch
  const companies = session.use().data?.companies ?? []
  const isOwn = companies.some(({ id }) => id === companyId)
  return (
    <>
      <PageHeader title={BILLING} />
      <div className="grid max-w-xl gap-4 px-4 py-5">
        {companyId === undefined || !isOwn ? (
          <Alert kind="bad" title={COMPANY_FIRST} action={<ToBilling />} />
        ) : done === undefined ? (
          <Leaving companyId={companyId} tier={tier} />
        ) : (
          <Returning companyId={companyId} />
        )}
      </div>
    </>
  )
}

const ToBilling = () => (
  <Link to="/settings" search={{ tab: 'billing' }} className={buttonClass('secondary')}>
    {TO_BILLING}
  </Link>
)

function Leaving({ companyId, tier }: { companyId: string; tier: string | undefined }) {
  const [attempt, setAttempt] = useState(1)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    let isShown = true
    void startCheckout(companyId, tier).then((outcome) => {
      if (!isShown) return
      if ('url' in outcome) location.assign(outcome.url)
      else setFailure(outcome.failure)
    })
    return () => {
      isShown = false
    }
  }, [companyId, tier, attempt])
  if (failure === null) return <Waiting text={SETTING_UP} />
  const again = () => {
    setFailure(null)
    setAttempt(attempt + 1)
  }
  return (
    <>
      <Alert kind="bad" title={failure} />
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={again}>
          {TRY_AGAIN}
        </Button>
        <ToBilling />
      </div>
    </>
  )
}

function Returning({ companyId }: { companyId: string }) {
  const navigate = useNavigate()
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const over = new AbortController()
    void awaitSubscription(companyId, over.signal).then((subscribed) => {
      if (over.signal.aborted) return
      if (subscribed) void navigate({ to: '/settings', search: { tab: 'billing' }, replace: true })
      else setIsLong(true)
    })
    return () => over.abort()
  }, [companyId, navigate])
  if (!isLong) return <Waiting text={SETTING_UP} />
  return <Alert kind="info" title={CONFIRMING} detail={CONFIRMING_LONG} action={<ToBilling />} />
}

function Waiting({ text }: { text: string }) {
  return (
    <div role="status" className="grid gap-3">
      <p className="font-medium">{text}</p>
      <Skeleton className="h-16" />
    </div>
  )
}
