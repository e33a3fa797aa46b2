import { type ReactNode, useEffect, useState } from 'react'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { RequestError, requestJson } from '../../../ui/request.ts'
import { AccountPage } from '../../accounts/AccountPage.tsx'
import {
  JOIN_AS_GUEST,
  MEETING_OVER,
  MEETING_OVER_EXPLAINED,
  NO_LONGER_IN,
  NO_LONGER_IN_EXPLAINED,
  NO_SUCH_LINK,
  NO_SUCH_LINK_EXPLAINED,
  NOT_OPENED,
  OPENING,
} from './guest-page.text.ts'
import { GuestMeeting } from './GuestMeeting.tsx'
import { JoinAsGuest } from './JoinAsGuest.tsx'
import type { OpenedLink, Over } from './guests.requests.ts'

type Stage = 'opening' | 'failed' | 'no-link' | 'joining' | 'in' | Over

const LAST_WORDS = {
  'no-link': [NO_SUCH_LINK, NO_SUCH_LINK_EXPLAINED],
  ended: [MEETING_OVER, MEETING_OVER_EXPLAINED],
  removed: [NO_LONGER_IN, NO_LONGER_IN_EXPLAINED],
} as const

/** The page behind a meeting's link for guests, whose secret stands behind the # of its address and so reaches no log on the way. */
export function GuestScreen() {
  const [token] = useState(() => location.hash.slice(1))
  const [stage, setStage] = useState<Stage>('opening')
  const open = () => {
    setStage('opening')
    requestJson<OpenedLink>('POST', '/api/guests/open', { token }).then(
      ({ joined }) => setStage(joined ? 'in' : 'joining'),
      (error: unknown) =>
        setStage(error instanceof RequestError && error.status === 404 ? 'no-link' : 'failed'),
    )
  }
  useEffect(() => {
    open()
    // Another link, opened in the same tab, is another meeting.
    const reload = () => location.reload()
    addEventListener('hashchange', reload)
    return () => removeEventListener('hashchange', reload)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- A page is of one link.
  }, [])

  if (stage === 'in') return <GuestMeeting token={token} onOver={setStage} onOut={open} />
  if (stage === 'joining') return <JoinAsGuest token={token} onJoined={() => setStage('in')} />
  if (stage === 'opening')
    return <Page title={JOIN_AS_GUEST} content={<p className="text-soft">{OPENING}</p>} />
  if (stage === 'failed')
    return <Page title={JOIN_AS_GUEST} content={<ErrorState title={NOT_OPENED} onRetry={open} />} />
  const [title, explained] = LAST_WORDS[stage]
  return <Page title={title} content={<p className="text-soft">{explained}</p>} />
}

const Page = ({ title, content }: { title: string; content: ReactNode }) => (
  <AccountPage title={title}>{content}</AccountPage>
)
