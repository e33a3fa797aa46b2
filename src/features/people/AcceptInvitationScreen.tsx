import { type ReactNode, useEffect, useState } from 'react'
import { Alert } from '../../ui/Alert.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { problemOf } from '../../ui/problem.ts'
import { requestJson } from '../../ui/request.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AccountPage } from '../accounts/AccountPage.tsx'
import { post } from '../accounts/account-requests.ts'
import { words } from '../accounts/accounts.text.ts'
import { type Arrival, arrive } from './accept-invitation.ts'
import type { OpenedInvitation } from './invitation-requests.table.ts'
import { ACCEPTED, DECLINE_FAILED, DECLINED, NO_LONGER_VALID } from './people.text.ts'

/** Where a mailed invitation leads, and where signing up or in for it comes back to. */
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
        <AccountPage title="Invitation">
          <ErrorState title={title} {...(detail && { detail })} onRetry={() => location.reload()} />
        </AccountPage>
      )
    }
    case 'invalid':
      return <Invalid signedIn={arrival.signedIn} />
    case 'signed out':
      return <SignedOut invitation={arrival.invitation} />
    case 'other address':
      return <OtherAddress invitation={arrival.invitation} email={arrival.email} />
    case 'accepted':
      return <Accepted />
  }
}

function Loading() {
  return (
    <AccountPage title="Invitation">
      <div role="status" aria-label="Loading" className="grid gap-3">
        <Skeleton />
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="h-control w-full" />
      </div>
    </AccountPage>
  )
}

function Invalid({ signedIn }: { signedIn: boolean }) {
  return (
    <AccountPage title="Invitation">
      <p className="mb-5 text-soft">{NO_LONGER_VALID}</p>
      <Way href={signedIn ? '/dashboard' : '/login'}>{signedIn ? 'Go to Dashboard' : 'Go to Login'}</Way>
    </AccountPage>
  )
}

const BACK_HERE = '/accept-invitation'

function SignedOut({ invitation }: { invitation: OpenedInvitation }) {
  const { companyName, inviterName, email } = invitation
  const [declined, setDeclined] = useState(false)
  const query = new URLSearchParams({ email, returnTo: BACK_HERE })

  if (declined) {
    return (
      <AccountPage title={DECLINED}>
        <p className="text-soft">{companyName} will not ask again by this link. You may close this page.</p>
      </AccountPage>
    )
  }
  return (
    <AccountPage title={`Join ${companyName}`} footer={<DeclineButton onDeclined={() => setDeclined(true)} />}>
      <p className="mb-5 text-soft [overflow-wrap:anywhere]">
        {inviterName} invites you to {companyName}. The invitation is for <strong className="text-ink">{email}</strong>.
      </p>
      <div className="grid gap-2">
        <Way href={`/signup?${query}`}>Sign up</Way>
        <a href={`/login?${query}`} className={buttonClass('secondary')}>
          I have an account: log in
        </a>
      </div>
    </AccountPage>
  )
}

function DeclineButton({ onDeclined }: { onDeclined: () => void }) {
  const [problem, setProblem] = useState<ReturnType<typeof problemOf> | null>(null)
  const [pending, setPending] = useState(false)

  async function decline() {
    setPending(true)
    try {
      await post('/api/invitations/decline', {}, DECLINE_FAILED)
      onDeclined()
    } catch (error) {
      setProblem(problemOf(error))
    } finally {
      setPending(false)
    }
  }

  return (
    <>
      {problem && <Alert kind="bad" title={problem.title} detail={problem.detail} />}
      <Button variant="ghost" pending={pending} onClick={() => void decline()}>
        Decline
      </Button>
    </>
  )
}

function OtherAddress({ invitation, email }: { invitation: OpenedInvitation; email: string }) {
  const [failed, setFailed] = useState(false)

  async function signOut() {
    try {
      await requestJson('POST', '/api/sign-out', { everywhere: false })
      location.reload()
    } catch {
      setFailed(true)
    }
  }

  return (
    <AccountPage title={`Join ${invitation.companyName}`}>
      <p className="mb-5 text-soft [overflow-wrap:anywhere]">
        This invitation is for <strong className="text-ink">{invitation.email}</strong>. You are signed in as {email}.
      </p>
      {failed && <Alert kind="bad" title="Error" detail={words.signOutFailed} />}
      <div className="grid gap-2">
        <Button variant="primary" onClick={() => void signOut()}>
          Sign out and go on
        </Button>
        <a href="/dashboard" className={buttonClass('secondary')}>
          Stay signed in
        </a>
      </div>
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
    <AccountPage title={ACCEPTED.title}>
      <p role="status" className="mb-5 text-soft">
        {ACCEPTED.detail}
      </p>
      <Way href="/dashboard">Go to Dashboard</Way>
    </AccountPage>
  )
}

function Way({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className={`${buttonClass('primary')} w-full`}>
      {children}
    </a>
  )
}
