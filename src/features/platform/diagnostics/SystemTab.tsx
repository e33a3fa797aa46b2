import * as text from './diagnostics.text.ts'
import { LinkCards } from './LinkCards.tsx'

/** The ways to try and to measure the running system. */
export default function SystemTab() {
  return (
    <LinkCards
      cards={[
        { to: '/testing', title: text.TESTING, detail: text.TESTING_EXPLAINED },
        { to: '/speed', title: text.SPEED, detail: text.SPEED_EXPLAINED },
        { to: '/sidebar-test', title: text.SIDEBAR, detail: text.SIDEBAR_EXPLAINED },
        {
          to: '/company-management',
          title: text.COMPANY_MANAGEMENT,
          detail: text.COMPANY_MANAGEMENT_EXPLAINED,
        },
      ]}
    />
  )
}
