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
import type { ListedSession } from '../accounts.requests.ts'
import { sessions } from './session-resource.ts'
import { signOut } from './sign-out.ts'

const reload = () => void sessions.refresh().catch(() => undefined)

/** Where one is signed in, with a way to end each of these sessions. */
export function SessionsCard() {
  const { data, failed } = sessions.use()
  const [asking, setAsking] = useState(false)
  // Sessions come and go elsewhere, so what was seen earlier is only a beginning.
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
      title="Signed in on"
      description="End a session you don’t recognise; it stops at once."
      actions={
        others && <Button onClick={() => end('/api/sessions/revoke-others', {})}>Sign out all others</Button>
      }
    >
      {failed && <ErrorState title="Your sessions could not be loaded" onRetry={reload} />}
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
        Sign out everywhere
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Sign out everywhere?"
        detail="Every device is signed out, this one too. What was not sent yet from them is lost."
        confirmLabel="Sign out everywhere"
        danger
        onConfirm={() => signOut({ everywhere: true })}
      />
    </Card>
  )
}

function SessionLine({ session, onEnd }: { session: ListedSession; onEnd: () => void }) {
  const { device, lastSeenAt, current } = session
  return (
    <li className="flex min-h-14 items-center gap-3 py-2">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {device}
          {current && <Badge variant="good">This device</Badge>}
        </p>
        <p className="text-[0.8125rem] text-soft">
          Last seen{' '}
          <time dateTime={lastSeenAt}>
            {new Date(lastSeenAt).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' })}
          </time>
        </p>
      </div>
      {!current && (
        <Button size="sm" aria-label={`Sign out ${device}`} onClick={onEnd}>
          Sign out
        </Button>
      )}
    </li>
  )
}
