import { LOCALE } from '../../../language/locale.text.ts'
import { useEffect, useState } from 'react'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { problemOf } from '../../../ui/problem.ts'
import { requestJson } from '../../../ui/request.ts'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { sessions } from './session-resource.ts'
import type { ListedSession } from './sessions.requests.ts'
import {
  END_UNKNOWN_SESSIONS,
  from,
  LAST_SEEN,
  SESSIONS_NOT_LOADED,
  SIGN_OUT,
  SIGN_OUT_EVERYWHERE,
  SIGN_OUT_EVERYWHERE_ASKED,
  SIGN_OUT_OTHERS,
  SIGNED_IN_ON,
  signOutOf,
  THIS_DEVICE,
  WHAT_IS_LOST,
} from './sessions.text.ts'
import { signOut } from './sign-out.ts'
import { unsavedHere } from './unsaved.ts'

const reload = () => void sessions.refresh().catch(() => undefined)

/** Where a person is signed in, with a way to end each of these sessions. */
export function SessionsCard() {
  const { data, failed } = sessions.use()
  const [asking, setAsking] = useState(false)
  // Sessions begin and end on other devices, so the list from earlier may be out of date.
  useEffect(reload, [])

  async function end(path: string, body: object) {
    try {
      await requestJson('POST', path, body)
    } catch (error) {
      toast.error(problemOf(error).title, problemOf(error).detail)
    }
    await sessions.refresh().catch(() => undefined)
  }

  const others = data?.sessions.some(({ current }) => !current) ?? false
  return (
    <Card
      title={SIGNED_IN_ON}
      description={END_UNKNOWN_SESSIONS}
      actions={
        others && <Button onClick={() => end('/api/sessions/revoke-others', {})}>{SIGN_OUT_OTHERS}</Button>
      }
    >
      {failed && <ErrorState title={SESSIONS_NOT_LOADED} onRetry={reload} />}
      {!data && !failed && <SkeletonRows rows={2} rowHeight="h-14" />}
      <ul className="mb-4 divide-y divide-line">
        {data?.sessions.map((session) => (
          <SessionLine
            key={session.id}
            session={session}
            onEnd={() => end('/api/sessions/revoke', { sessionId: session.id })}
          />
        ))}
      </ul>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {SIGN_OUT_EVERYWHERE}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={SIGN_OUT_EVERYWHERE_ASKED}
        detail={WHAT_IS_LOST}
        confirmLabel={SIGN_OUT_EVERYWHERE}
        danger
        onConfirm={async () => {
          await unsavedHere()
          await signOut({ everywhere: true })
        }}
      />
    </Card>
  )
}

function SessionLine({ session, onEnd }: { session: ListedSession; onEnd: () => void }) {
  const { device, place, lastSeenAt, current } = session
  return (
    <li className="flex min-h-14 items-center gap-3 py-2">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {device}
          {current && <Badge variant="good">{THIS_DEVICE}</Badge>}
        </p>
        <p className="text-[0.8125rem] text-soft">
          {LAST_SEEN}{' '}
          <time dateTime={lastSeenAt}>
            {new Date(lastSeenAt).toLocaleString(LOCALE, { dateStyle: 'medium', timeStyle: 'short' })}
          </time>{' '}
          {from(place)}
        </p>
      </div>
      {!current && (
        <Button size="sm" aria-label={signOutOf(device)} onClick={onEnd}>
          {SIGN_OUT}
        </Button>
      )}
    </li>
  )
}
