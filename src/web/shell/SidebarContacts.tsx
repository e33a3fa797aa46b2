import { LifeBuoy, MessageSquare } from 'lucide-react'
import type { Contacts } from '../../features/accounts/sessions/sessions.requests.ts'
import { HELP, HELP_SUBJECT, PRODUCT_FEEDBACK } from './contacts.text.ts'
import { SidebarLink } from './SidebarEntry.tsx'

/** The sidebar’s links to the people behind this installation, as far as it names them. */
export default function SidebarContacts({ wide, helpEmail, feedbackUrl }: Contacts & { wide: boolean }) {
  return (
    <>
      {helpEmail && (
        <SidebarLink
          wide={wide}
          label={HELP}
          icon={LifeBuoy}
          href={`mailto:${helpEmail}?subject=${encodeURIComponent(HELP_SUBJECT)}`}
        />
      )}
      {feedbackUrl && (
        <SidebarLink
          wide={wide}
          label={PRODUCT_FEEDBACK}
          icon={MessageSquare}
          href={feedbackUrl}
          target="_blank"
          rel="noreferrer"
        />
      )}
    </>
  )
}
