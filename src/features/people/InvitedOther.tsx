import { useState } from 'react'
import { Alert } from '../../ui/Alert.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { requestJson } from '../../ui/request.ts'
import { AccountPage } from '../accounts/AccountPage.tsx'
import { words } from '../accounts/accounts.text.ts'
import type { OpenedInvitation } from './invitation-requests.table.ts'

/** Somebody signed in with another address than the invited one. */
export function InvitedOther({ invitation, email }: { invitation: OpenedInvitation; email: string }) {
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
