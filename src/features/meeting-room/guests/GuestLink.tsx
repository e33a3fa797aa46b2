import { useEffect, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { CopyField } from '../../../ui/CopyField.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { post } from '../../../ui/post.ts'
import { problemOf } from '../../../ui/problem.ts'
import { requestJson } from '../../../ui/request.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { useIsSaved } from '../../../ui/use-is-saved.ts'
import { timeText } from '../../time/time.text.ts'
import type { LinkState, NewLink } from './guests.requests.ts'
import {
  CLOSE_LINK,
  ENDS_WITH_MEETING,
  GUEST_LINK,
  LINK_CLOSED,
  LINK_NOT_CLOSED,
  LINK_NOT_LOADED,
  LINK_NOT_MADE,
  MAKE_ANOTHER,
  MAKE_LINK,
  NO_LINK,
  openSince,
  QR_CODE,
  SCAN,
} from './guests.text.ts'
import { keepLink, keptLink } from './kept-links.ts'
import { QrCode } from '../../../ui/QrCode.tsx'

type GuestLinkProps = { companyId: string; meetingId: string }

const report = (title: string) => (error: unknown) => toast.error(title, problemOf(error).detail)

/** The meeting's link for guests, with its QR code: made, replaced and closed here. */
export function GuestLink({ companyId, meetingId }: GuestLinkProps) {
  const [state, setState] = useState<LinkState | 'failed' | null>(null)
  const [pending, setPending] = useState(false)
  const isSaved = useIsSaved()
  const place = { companyId, meetingId }
  const load = () =>
    requestJson<LinkState>('GET', `/api/guests/link/${companyId}/${meetingId}`).then(setState, () =>
      setState('failed'),
    )
  useEffect(() => {
    if (isSaved) void load()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- A dialog is of one meeting.
  }, [isSaved])

  async function act(work: Promise<LinkState>, failure: string) {
    setPending(true)
    await work.then(setState, report(failure))
    setPending(false)
  }
  const make = () =>
    act(
      requestJson<NewLink>('POST', '/api/guests/link', place).then((link) => {
        keepLink(meetingId, link)
        return link
      }),
      LINK_NOT_MADE,
    )
  const close = () =>
    act(
      post('/api/guests/link/close', place, LINK_NOT_CLOSED).then(() => {
        toast.success(LINK_CLOSED)
        return { since: null }
      }),
      LINK_NOT_CLOSED,
    )

  if (state === 'failed') return <ErrorState title={LINK_NOT_LOADED} onRetry={() => void load()} />
  if (!state) return <Skeleton className="h-16" />
  const { since } = state
  const link = keptLink(meetingId, since)
  return (
    <section className="grid gap-3">
      {link ? (
        <>
          <CopyField label={GUEST_LINK} value={link.address} />
          <div className="grid justify-items-center gap-1.5">
            <QrCode text={link.address} label={QR_CODE} />
            <p className="text-[0.8125rem] text-soft">{SCAN}</p>
          </div>
        </>
      ) : (
        <p className="text-soft">{since === null ? NO_LINK : openSince(timeText(since))}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant={link ? 'secondary' : 'primary'} pending={pending} onClick={make}>
          {since === null ? MAKE_LINK : MAKE_ANOTHER}
        </Button>
        {since !== null && (
          <Button pending={pending} onClick={close}>
            {CLOSE_LINK}
          </Button>
        )}
      </div>
      {since !== null && <p className="text-[0.8125rem] text-soft">{ENDS_WITH_MEETING}</p>}
    </section>
  )
}
