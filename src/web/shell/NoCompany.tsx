import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { NoCompanyBanner } from './NoCompanyBanner.tsx'
import { Shell } from './Shell.tsx'

const TO_ONBOARDING_AFTER = 1_500

/** Pages that are about the person rather than a company. */
const worksWithout = ['/settings', '/profile']

/** The shell for somebody without a company: the banner and, after a moment, the onboarding. */
export default function NoCompany() {
  const navigate = useNavigate()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const stays = worksWithout.includes(path)

  useEffect(() => {
    if (stays) return
    const timer = setTimeout(() => void navigate({ to: '/onboarding', replace: true }), TO_ONBOARDING_AFTER)
    return () => clearTimeout(timer)
  }, [stays, navigate])

  return <Shell banner={<NoCompanyBanner />}>{stays ? undefined : false}</Shell>
}
