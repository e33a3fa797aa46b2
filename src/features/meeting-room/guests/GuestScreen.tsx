import { useEffect, useRef, useState } from 'react'
import { readInWords } from '../../../ui/kept-words.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { later } from '../../../ui/later.tsx'
import { RequestError, requestJson } from '../../../ui/request.ts'
import { RETRY } from '../../../ui/ui.text.ts'
import { usePreload } from '../../../ui/use-preload.ts'
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
import { JoinAsGuest } from './JoinAsGuest.tsx'
import type { OpenedLink, Over } from './guests.requests.ts'
import { retryIn } from './retry-in.ts'

const GuestMeeting = later(() => import('./GuestMeeting.tsx'))

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
  const again = useRef<ReturnType<typeof setTimeout>>(undefined)
  const ask = () => {
    requestJson<OpenedLink>('POST', '/api/guests/open', { token }).then(
      ({ joined, ownWords }) => readInWords(ownWords) || setStage(joined ? 'in' : 'joining'),
      (error: unknown) => {
        const status = error instanceof RequestError ? error.status : null
        setStage(status === 404 ? 'no-link' : 'failed')
        if (status === null || status >= 500) again.current = setTimeout(ask, retryIn())
      },
    )
  }
  const open = () => {
    clearTimeout(again.current)
    setStage('opening')
    ask()
  }
  usePreload(GuestMeeting)
  useEffect(() => {
    open()
    // Another link, opened in the same tab, is another meeting.
    const reload = () => location.reload()
    addEventListener('hashchange', reload)
    return () => {
      clearTimeout(again.current)
      removeEventListener('hashchange', reload)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- A page is of one link.
  }, [])

  if (stage === 'in') return <GuestMeeting token={token} onOver={setStage} onOut={open} />
  if (stage === 'joining') return <JoinAsGuest token={token} onJoined={() => setStage('in')} />
  if (stage === 'opening' || stage === 'failed')
    return (
      <AccountPage title={JOIN_AS_GUEST}>
        {stage === 'opening' ? (
          <p className="text-soft">{OPENING}</p>
        ) : (
          <Alert kind="bad" title={NOT_OPENED} action={<Button onClick={open}>{RETRY}</Button>} />
        )}
      </AccountPage>
    )
  const [title, explained] = LAST_WORDS[stage]
  return (
    <AccountPage title={title}>
      <p className="text-soft">{explained}</p>
    </AccountPage>
  )
}
