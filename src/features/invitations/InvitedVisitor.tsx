import { useState } from 'react'
import { Alert } from '../../ui/Alert.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { post } from '../../ui/post.ts'
import { type Problem, problemOf } from '../../ui/problem.ts'
import { AccountPage } from '../accounts/AccountPage.tsx'
import {
  DECLINE,
  INVITATION_IS_FOR,
  invitesYou,
  join,
  LOG_IN,
  SIGN_UP,
  linkIsUsed,
} from './answering.text.ts'
import type { OpenedInvitation } from './invitations.requests.ts'
import { DECLINE_FAILED, DECLINED } from './invitations.text.ts'

const BACK_HERE = '/accept-invitation'

/** For an invited person who isn't signed in. Signing up and logging in both lead back here, to accept. */
export function InvitedVisitor({ invitation }: { invitation: OpenedInvitation }) {
  const { companyName, inviterName, email } = invitation
  const [declined, setDeclined] = useState(false)
  const query = new URLSearchParams({ email, returnTo: BACK_HERE })

  if (declined) {
    return (
      <AccountPage title={DECLINED}>
        <p className="text-soft">{linkIsUsed(companyName)}</p>
      </AccountPage>
    )
  }
  return (
    <AccountPage title={join(companyName)} footer={<DeclineButton onDeclined={() => setDeclined(true)} />}>
      <p className="mb-5 text-soft [overflow-wrap:anywhere]">
        {invitesYou(inviterName, companyName)} {INVITATION_IS_FOR}{' '}
        <strong className="text-ink">{email}</strong>.
      </p>
      <div className="grid gap-2">
        <a href={`/signup?${query}`} className={buttonClass('primary')}>
          {SIGN_UP}
        </a>
        <a href={`/login?${query}`} className={buttonClass('secondary')}>
          {LOG_IN}
        </a>
      </div>
    </AccountPage>
  )
}

function DeclineButton({ onDeclined }: { onDeclined: () => void }) {
  const [problem, setProblem] = useState<Problem | null>(null)
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
        {DECLINE}
      </Button>
    </>
  )
}
