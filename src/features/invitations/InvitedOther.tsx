import { Button, buttonClass } from '../../ui/Button.tsx'
import { AccountPage } from '../accounts/AccountPage.tsx'
import { signOut } from '../accounts/sessions/sign-out.ts'
import { INVITATION_IS_FOR, join, SIGN_OUT_FIRST, signedInAs, STAY } from './answering.text.ts'
import type { OpenedInvitation } from './invitations.requests.ts'

type InvitedOtherProps = { invitation: OpenedInvitation; email: string }

/** For somebody signed in with an address other than the invited one. */
export function InvitedOther({ invitation, email }: InvitedOtherProps) {
  return (
    <AccountPage title={join(invitation.companyName)}>
      <p className="mb-5 text-soft [overflow-wrap:anywhere]">
        {INVITATION_IS_FOR} <strong className="text-ink">{invitation.email}</strong>. {signedInAs(email)}
      </p>
      <div className="grid gap-2">
        <Button
          variant="primary"
          onClick={() => void signOut({ everywhere: false, next: '/accept-invitation' })}
        >
          {SIGN_OUT_FIRST}
        </Button>
        <a href="/dashboard" className={buttonClass('secondary')}>
          {STAY}
        </a>
      </div>
    </AccountPage>
  )
}
