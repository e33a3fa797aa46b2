import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useAccount } from '../account.ts'
import { NoCompanyBanner } from './NoCompanyBanner.tsx'
import { Shell } from './Shell.tsx'

const TO_ONBOARDING_AFTER = 1_500

/** Pages that are about the person rather than a company. */
const ABOUT_THE_PERSON = ['/settings', '/profile']
/** About the installation, for those with a role on it. */
const ABOUT_THE_INSTALLATION = '/super-admin'

/** The shell for somebody without a company: the banner and, after a moment, the onboarding. */
export default function NoCompany() {
  const navigate = useNavigate()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const hasRole = useAccount().user.role !== undefined
  const stays = ABOUT_THE_PERSON.includes(path) || (hasRole && path === ABOUT_THE_INSTALLATION)

  useEffect(() => {
    if (stays) return
    const timer = setTimeout(() => void navigate({ to: '/onboarding', replace: true }), TO_ONBOARDING_AFTER)
    return () => clearTimeout(timer)
  }, [stays, navigate])

  return <Shell banner={<NoCompanyBanner />}>{stays ? undefined : false}</Shell>
}
