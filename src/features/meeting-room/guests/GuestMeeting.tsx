import { useEffect } from 'react'
import { announce } from '../../../ui/announce.ts'
import { Card } from '../../../ui/Card.tsx'
import { Logo } from '../../../ui/Logo.tsx'
import { MEETING_TYPE_LABELS } from '../../meetings/meetings.text.ts'
import { sectionOf } from '../../meetings/timer/timer.rules.ts'
import { AGENDA, pauseNews, sectionNews } from '../meeting-room.text.ts'
import { CONNECTION_LOST, NO_NOTES, OPENING, SHARED_NOTES, youAreGuest } from './guest-page.text.ts'
import { GuestAgenda } from './GuestAgenda.tsx'
import { GuestClock } from './GuestClock.tsx'
import { GuestIssueCard } from './GuestIssueCard.tsx'
import { GuestRating } from './GuestRating.tsx'
import type { GuestView, Over } from './guests.requests.ts'
import { useGuestStream } from './use-guest-stream.ts'
import { usePageTitle } from '../../../ui/page-title.ts'

type GuestMeetingProps = { token: string; onOver: (over: Over) => void; onOut: () => void }

/** The running meeting as its guests see it. */
export default function GuestMeeting({ token, onOver, onOut }: GuestMeetingProps) {
  const { told, ahead, isLost, isOut } = useGuestStream(token)
  const over = told && 'over' in told ? told.over : null
  useEffect(() => {
    if (over) onOver(over)
    else if (isOut) onOut()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- What the page does about it changes nothing here.
  }, [over, isOut])
  if (!told || 'over' in told) return <Arriving />
  return <Room view={told.view} ahead={ahead} isLost={isLost} />
}

const Arriving = () => (
  <main id="main" tabIndex={-1} className="grid min-h-dvh place-content-center bg-sunken text-soft">
    {OPENING}
  </main>
)

function Room({ view, ahead, isLost }: { view: GuestView; ahead: number; isLost: boolean }) {
  useSectionNews(view)
  usePageTitle(MEETING_TYPE_LABELS[view.meetingType])
  return (
    <div className="flex min-h-dvh flex-col bg-sunken">
      <header className="flex min-h-12 items-center gap-2.5 border-b border-line bg-page px-4">
        <Logo />
        <div className="min-w-0 flex-1 gap-x-2.5 py-1 sm:flex sm:items-center">
          <h1 className="min-w-0 flex-1 truncate text-base leading-5 font-semibold">
            {MEETING_TYPE_LABELS[view.meetingType]}
          </h1>
          <p className="truncate text-soft max-sm:text-[0.8125rem] sm:max-w-[50%]">
            {youAreGuest(view.name)}
          </p>
        </div>
      </header>
      <div className="sticky top-0 z-20 border-b border-line bg-page">
        <div className="mx-auto w-full max-w-5xl px-4 py-2.5">
          <GuestClock view={view} ahead={ahead} />
        </div>
        <p role="status" className={isLost ? 'bg-warn-tint px-4 py-1.5 text-center text-warn-ink' : ''}>
          {isLost && CONNECTION_LOST}
        </p>
      </div>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto grid w-full max-w-5xl flex-1 content-start gap-4 p-4 md:grid-cols-[minmax(0,1fr)_16rem]"
      >
        <div className="grid content-start gap-4">
          {view.isAtIssues && <GuestIssueCard issue={view.issue} votes={view.votes} />}
          {view.mayRate && <GuestRating rating={view.rating} />}
          <Card title={SHARED_NOTES}>
            {view.notes ? (
              <p className="[overflow-wrap:anywhere] whitespace-pre-wrap">{view.notes}</p>
            ) : (
              <p className="text-soft">{NO_NOTES}</p>
            )}
          </Card>
        </div>
        <Card title={AGENDA} className="self-start">
          <GuestAgenda sections={view.sections} current={sectionOf(view.timer)} />
        </Card>
      </main>
    </div>
  )
}

/** Announces when the section or the pause changes. */
function useSectionNews({ sections, timer }: GuestView): void {
  const { section = '', minutes = 0 } = sections[sectionOf(timer)] ?? {}
  const news = timer.isPaused ? pauseNews(section) : sectionNews(section, minutes)
  useEffect(() => announce(news), [news])
}
