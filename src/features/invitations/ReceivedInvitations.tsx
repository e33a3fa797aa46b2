import { LOCALE } from '../../language/locale.text.ts'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { post } from '../../ui/post.ts'
import { problemOf } from '../../ui/problem.ts'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { session } from '../accounts/sessions/session-resource.ts'
import { LEVEL_LABELS } from '../rights/rights.text.ts'
import { ACCEPT, acceptOf, DECLINE, declineOf, NO_INVITATIONS, NOT_LOADED } from './answering.text.ts'
import type { ReceivedInvitation } from './invitations.requests.ts'
import { ACCEPT_FAILED, ACCEPTED, DECLINE_FAILED, DECLINED, YOU_HAVE_JOINED } from './invitations.text.ts'
import { receivedInvitations, reloadInvitations } from './received-invitations.ts'

/** The reader's unanswered invitations. `onAccepted` runs once the person belongs to the company. */
export function ReceivedInvitations({ onAccepted }: { onAccepted?: () => void }) {
  const { data, failed } = receivedInvitations.use()
  if (failed) return <ErrorState title={NOT_LOADED} onRetry={reloadInvitations} />
  if (!data) return <SkeletonRows rows={2} rowHeight="h-16" />
  if (data.invitations.length === 0) {
    return <EmptyState icon={<Mail aria-hidden />} text={NO_INVITATIONS} />
  }
  return (
    <ul className="divide-y divide-line">
      {data.invitations.map((invitation) => (
        <InvitationLine key={invitation.id} invitation={invitation} onAccepted={onAccepted} />
      ))}
    </ul>
  )
}

type LineProps = { invitation: ReceivedInvitation; onAccepted: (() => void) | undefined }

function InvitationLine({ invitation, onAccepted }: LineProps) {
  const { id, companyName, inviterName, invitedAt, permissionLevel } = invitation
  const [pending, setPending] = useState(false)

  async function answer(verb: 'accept' | 'decline', failed: string): Promise<boolean> {
    setPending(true)
    try {
      await post(`/api/invitations/${verb}`, { invitationId: id }, failed)
      return true
    } catch (error) {
      toast.error(problemOf(error).title, problemOf(error).detail)
      return false
    } finally {
      setPending(false)
      reloadInvitations()
    }
  }

  async function accept() {
    if (!(await answer('accept', ACCEPT_FAILED))) return
    toast.success(ACCEPTED, YOU_HAVE_JOINED)
    // What reads the session says that it could not be loaded.
    await session.refresh().catch(() => undefined)
    onAccepted?.()
  }

  async function decline() {
    if (await answer('decline', DECLINE_FAILED)) toast.success(DECLINED)
  }

  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="[overflow-wrap:anywhere]">{companyName}</span>
          <Badge>{LEVEL_LABELS[permissionLevel]}</Badge>
        </p>
        <p className="text-[0.8125rem] text-soft [overflow-wrap:anywhere]">
          {inviterName} ·{' '}
          <time dateTime={invitedAt}>
            {new Date(invitedAt).toLocaleDateString(LOCALE, { dateStyle: 'medium' })}
          </time>
        </p>
      </div>
      <div className="flex gap-2">
        <Button aria-label={declineOf(companyName)} disabled={pending} onClick={() => void decline()}>
          {DECLINE}
        </Button>
        <Button
          variant="primary"
          aria-label={acceptOf(companyName)}
          pending={pending}
          onClick={() => void accept()}
        >
          {ACCEPT}
        </Button>
      </div>
    </li>
  )
}
