import { useEffect, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { CopyField } from '../../ui/CopyField.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { post } from '../../ui/post.ts'
import { problemOf } from '../../ui/problem.ts'
import { requestJson } from '../../ui/request.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { dateText } from '../time/time.text.ts'
import type { FeedKind, FeedState, NewFeed } from './calendar.requests.ts'
import {
  actOn,
  ANOTHER_ADDRESS,
  END_FEED,
  FEED_ENDED,
  FEED_EXPLAINED,
  FEED_NOT_ENDED,
  FEED_NOT_LOADED,
  FEED_NOT_MADE,
  FEED_TITLES,
  HOW_TO_SUBSCRIBE,
  isReadSince,
  MAKE_ADDRESS,
  NO_FEED,
  YOUR_ADDRESS,
} from './calendar.text.ts'

type Shown = FeedState & Partial<Pick<NewFeed, 'address'>>

const report = (title: string) => (error: unknown) => toast.error(title, problemOf(error).detail)

/** The person's secret address of one kind of work: made, replaced and ended here. It is shown only while the dialog in which it was made is open. */
export function Feed({ companyId, kind }: { companyId: string; kind: FeedKind }) {
  const [shown, setShown] = useState<Shown | 'failed' | null>(null)
  const [pending, setPending] = useState(false)
  const load = () =>
    requestJson<FeedState>('GET', `/api/calendar/feed/${companyId}/${kind}`).then(setShown, () =>
      setShown('failed'),
    )
  useEffect(() => {
    void load()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- A dialog is of one company.
  }, [])

  async function act(work: Promise<Shown>, failure: string) {
    setPending(true)
    await work.then(setShown, report(failure))
    setPending(false)
  }
  const make = () =>
    act(requestJson<NewFeed>('POST', '/api/calendar/feed', { companyId, kind }), FEED_NOT_MADE)
  const end = () =>
    act(
      post('/api/calendar/feed/revoke', { companyId, kind }, FEED_NOT_ENDED).then(() => {
        toast.success(FEED_ENDED)
        return { since: null }
      }),
      FEED_NOT_ENDED,
    )

  if (shown === 'failed') return <ErrorState title={FEED_NOT_LOADED} onRetry={() => void load()} />
  if (!shown) return <Skeleton className="h-16" />
  const { since, address } = shown
  return (
    <section className="grid gap-2">
      <header>
        <h3 className="font-semibold">{FEED_TITLES[kind]}</h3>
        <p className="text-[0.8125rem] text-soft">{FEED_EXPLAINED[kind]}</p>
      </header>
      {address ? (
        <div className="grid gap-1.5">
          <CopyField label={YOUR_ADDRESS} value={address} />
          <p className="text-[0.8125rem] text-soft">{HOW_TO_SUBSCRIBE}</p>
        </div>
      ) : (
        <p className="text-soft">{since === null ? NO_FEED : isReadSince(dateText(since))}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          pending={pending}
          onClick={make}
          aria-label={actOn(since === null ? MAKE_ADDRESS : ANOTHER_ADDRESS, kind)}
        >
          {since === null ? MAKE_ADDRESS : ANOTHER_ADDRESS}
        </Button>
        {since !== null && (
          <Button size="sm" pending={pending} onClick={end} aria-label={actOn(END_FEED, kind)}>
            {END_FEED}
          </Button>
        )}
      </div>
    </section>
  )
}
