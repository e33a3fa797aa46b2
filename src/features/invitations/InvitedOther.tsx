import { Button, buttonClass } from '../../ui/Button.tsx'
import { AccountPage } from '../accounts/AccountPage.tsx'
import { useSignOut } from '../accounts/sessions/use-sign-out.tsx'
import { INVITATION_IS_FOR, join, SIGN_OUT_FIRST, signedInAs, STAY } from './answering.text.ts'
import type { OpenedInvitation } from './invitations.requests.ts'

type InvitedOtherProps = { invitation: OpenedInvitation; email: string }

/** For somebody signed in with an address other than the invited one. */
export function InvitedOther({ invitation, email }: InvitedOtherProps) {
  const { begin, isBusy, question } = useSignOut('/accept-invitation')
  return (
    <AccountPage title={join(invitation.companyName)}>
      <p className="mb-5 text-soft [overflow-wrap:anywhere]">
        {INVITATION_IS_FOR} <strong className="text-ink">{invitation.email}</strong>. {signedInAs(email)}
      </p>
      <div className="grid gap-2">
        <Button variant="primary" pending={isBusy} onClick={begin}>
          {SIGN_OUT_FIRST}
        </Button>
        {question}
        <a href="/dashboard" className={buttonClass('secondary')}>
          {STAY}
        </a>
      </div>
    </AccountPage>
  )
}
