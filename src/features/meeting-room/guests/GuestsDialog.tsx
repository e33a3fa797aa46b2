import { useLive } from '../../../sync/browser/react.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { myCompany } from '../../companies/companies.queries.ts'
import { GuestLink } from './GuestLink.tsx'
import { INVITE_EXPLAINED, INVITE_GUESTS } from './guests.text.ts'

type GuestsDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; meetingId: string }

/** Where the scriber lets people into the meeting who have no account. */
export default function GuestsDialog({ meetingId, ...dialog }: GuestsDialogProps) {
  const company = useLive(myCompany, {})
  return (
    <Dialog {...dialog} title={INVITE_GUESTS} description={INVITE_EXPLAINED} asksBeforeClosing={false}>
      {company ? <GuestLink companyId={company.id} meetingId={meetingId} /> : <Skeleton className="h-16" />}
    </Dialog>
  )
}
