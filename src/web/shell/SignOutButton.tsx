import { LogOut } from 'lucide-react'
import { SIGN_OUT } from '../../features/accounts/sessions/sessions.text.ts'
import { useSignOut } from '../../features/accounts/sessions/use-sign-out.tsx'
import { IconButton } from '../../ui/IconButton.tsx'

export default function SignOutButton() {
  const { begin, isBusy, question } = useSignOut()
  return (
    <>
      <IconButton
        label={SIGN_OUT}
        icon={<LogOut aria-hidden />}
        aria-busy={isBusy || undefined}
        onClick={begin}
      />
      {question}
    </>
  )
}
