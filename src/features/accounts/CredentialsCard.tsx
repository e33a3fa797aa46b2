import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { later } from '../../ui/later.tsx'
import {
  CHANGE_EMAIL,
  CHANGE_PASSWORD,
  PASSWORD_AND_ADDRESS,
  WHAT_YOU_SIGN_IN_WITH,
} from './credentials.text.ts'

const ChangePasswordDialog = later(() => import('./passwords/ChangePasswordDialog.tsx'))
const EmailChangeDialog = later(() => import('./email-change/EmailChangeDialog.tsx'))

/** Password and address on the profile, each changed in a dialog. */
export function CredentialsCard({ email }: { email: string }) {
  const [asked, setAsked] = useState<'password' | 'email' | null>(null)
  const dialog = (kind: 'password' | 'email') => ({
    open: asked === kind,
    onOpenChange: () => setAsked(null),
  })
  return (
    <Card title={PASSWORD_AND_ADDRESS} description={WHAT_YOU_SIGN_IN_WITH}>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setAsked('password')}>{CHANGE_PASSWORD}</Button>
        <Button onClick={() => setAsked('email')}>{CHANGE_EMAIL}</Button>
      </div>
      <ChangePasswordDialog {...dialog('password')} email={email} />
      <EmailChangeDialog {...dialog('email')} />
    </Card>
  )
}
