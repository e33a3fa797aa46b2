import { Button, buttonClass } from '../../ui/Button.tsx'
import { AccountPage } from '../accounts/AccountPage.tsx'
import { signOut } from '../accounts/sessions/sign-out.ts'
import type { OpenedInvitation } from './invitations.requests.ts'

type InvitedOtherProps = { invitation: OpenedInvitation; email: string }

/** Somebody signed in with another address than the invited one. */
export function InvitedOther({ invitation, email }: InvitedOtherProps) {
  return (
    <AccountPage title={`Join ${invitation.companyName}`}>
      <p className="mb-5 text-soft [overflow-wrap:anywhere]">
        This invitation is for <strong className="text-ink">{invitation.email}</strong>. You are signed in as{' '}
        {email}.
      </p>
      <div className="grid gap-2">
        <Button
          variant="primary"
          onClick={() => void signOut({ everywhere: false, next: '/accept-invitation' })}
        >
          Sign out and go on
        </Button>
        <a href="/dashboard" className={buttonClass('secondary')}>
          Stay signed in
        </a>
      </div>
    </AccountPage>
  )
}
