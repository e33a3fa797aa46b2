import { useEffect, useState } from 'react'
import { buttonClass } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { problemOf } from '../../ui/problem.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AccountPage } from '../accounts/AccountPage.tsx'
import { type Arrival, arrive } from './accept-invitation.ts'
import { GO_TO_DASHBOARD, GO_TO_LOGIN, INVITATION, LOADING } from './answering.text.ts'
import { InvitedOther } from './InvitedOther.tsx'
import { InvitedVisitor } from './InvitedVisitor.tsx'
import { ACCEPTED, NO_LONGER_VALID, YOU_HAVE_JOINED } from './invitations.text.ts'

/** Where a mailed invitation leads, and where signing up or in for it returns to. */
export function AcceptInvitationScreen() {
  const [arrival, setArrival] = useState<Arrival | { kind: 'failed'; error: unknown } | null>(null)

  useEffect(() => {
    arrive().then(setArrival, (error: unknown) => setArrival({ kind: 'failed', error }))
  }, [])

  if (!arrival) return <Loading />
  switch (arrival.kind) {
    case 'failed': {
      const { title, detail } = problemOf(arrival.error)
      return (
        <AccountPage title={INVITATION}>
          <ErrorState title={title} {...(detail && { detail })} onRetry={() => location.reload()} />
        </AccountPage>
      )
    }
    case 'invalid':
      return <Invalid signedIn={arrival.signedIn} />
    case 'signed out':
      return <InvitedVisitor invitation={arrival.invitation} />
    case 'other address':
      return <InvitedOther invitation={arrival.invitation} email={arrival.email} />
    case 'accepted':
      return <Accepted />
  }
}

function Loading() {
  return (
    <AccountPage title={INVITATION}>
      <div role="status" aria-label={LOADING} className="grid gap-3">
        <Skeleton />
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="h-control w-full" />
      </div>
    </AccountPage>
  )
}

function Invalid({ signedIn }: { signedIn: boolean }) {
  return (
    <AccountPage title={INVITATION}>
      <p className="mb-5 text-soft">{NO_LONGER_VALID}</p>
      <a href={signedIn ? '/dashboard' : '/login'} className={`${buttonClass('primary')} w-full`}>
        {signedIn ? GO_TO_DASHBOARD : GO_TO_LOGIN}
      </a>
    </AccountPage>
  )
}

const LEAVE_AFTER_MS = 1_500

function Accepted() {
  useEffect(() => {
    const timer = setTimeout(() => location.assign('/dashboard'), LEAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <AccountPage title={ACCEPTED}>
      <p role="status" className="mb-5 text-soft">
        {YOU_HAVE_JOINED}
      </p>
      <a href="/dashboard" className={`${buttonClass('primary')} w-full`}>
        {GO_TO_DASHBOARD}
      </a>
    </AccountPage>
  )
}
