import { LogOut } from 'lucide-react'
import { SIGN_OUT } from '../../features/accounts/sessions/sessions.text.ts'
import { signOut } from '../../features/accounts/sessions/sign-out.ts'
import { IconButton } from '../../ui/IconButton.tsx'

export default function SignOutButton() {
  return (
    <IconButton
      label={SIGN_OUT}
      icon={<LogOut aria-hidden />}
      onClick={() => void signOut({ everywhere: false })}
    />
  )
}
