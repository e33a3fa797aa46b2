import { Outlet } from '@tanstack/react-router'
import { LogOut } from 'lucide-react'
import { useSignOut } from '../features/accounts/sessions/use-sign-out.tsx'
import { liveRegion } from '../ui/announce.ts'
import { Button } from '../ui/Button.tsx'
import { Logo } from '../ui/Logo.tsx'
import { useAccount } from './account.ts'
import { SIGN_OUT } from '../features/accounts/sessions/sessions.text.ts'
import { PRODUCT_NAME } from './web.text.ts'

/** The layout of the screens before somebody has a company. */
export function PlainLayout() {
  const { user, company } = useAccount()
  const { begin, isBusy, question } = useSignOut()
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex min-h-14 items-center gap-2.5 border-b border-line px-4">
        <a href={company ? '/dashboard' : '/onboarding'} className="flex items-center gap-2.5 font-semibold">
          <Logo />
          {PRODUCT_NAME}
        </a>
        <span className="ml-auto truncate text-soft max-md:hidden">{user.email}</span>
        <Button
          variant="ghost"
          className="max-md:ml-auto"
          icon={<LogOut aria-hidden />}
          pending={isBusy}
          onClick={begin}
        >
          {SIGN_OUT}
        </Button>
        {question}
      </header>
      <main id="main" tabIndex={-1} className="flex-1">
        <Outlet />
      </main>
      <div {...liveRegion} />
    </div>
  )
}
