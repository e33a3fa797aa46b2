import { Link } from '@tanstack/react-router'
import { ArrowLeft, Printer } from 'lucide-react'
import { useLive } from '../../../sync/browser/react.ts'
import { Button } from '../../../ui/Button.tsx'
import { later } from '../../../ui/later.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { PanelBoundary } from '../../../ui/PanelBoundary.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { meetingTitle } from '../../meetings/meetings.text.ts'
import { punctualityOf } from '../../meetings/schedule/punctuality.rules.ts'
import { punctualityText } from '../../meetings/schedule/punctuality.text.ts'
import { AvatarStack } from '../../people/AvatarStack.tsx'
import { dateText, timeText } from '../../time/time.text.ts'
import { SendMinutes } from '../minutes/SendMinutes.tsx'
import { Decisions } from './Decisions.tsx'
import { DeleteMeeting } from './DeleteMeeting.tsx'
import { FigureStrip } from './FigureStrip.tsx'
import { RatingPanel } from './RatingPanel.tsx'
import { ResultFooter } from './ResultFooter.tsx'
import { resultOfMeeting, type ResultWithPeople } from './results.queries.ts'
import { ALL_MEETINGS, ATTENDEES, fromTo, PRINT } from './results.text.ts'
import { ResultLists } from './ResultLists.tsx'
import { TimeBars } from './TimeBars.tsx'

const PromisesOfMeeting = later(() => import('../../issues/outcome/PromisesOfMeeting.tsx'))

/** The result of a meeting that is here: what it decided on the left, how it went on the right. Prints with the right column below. */
export function ResultPage({ meetingId }: { meetingId: string }) {
  const found = useLive(resultOfMeeting, { meetingId })
  if (!found) return <SkeletonRows rowHeight="h-10" />
  const { meeting, team, result } = found
  return (
    <article className="flex min-h-full flex-col">
      <Link
        to="/meetings"
        className="inline-flex min-h-control items-center gap-1.5 self-start px-4 pt-2 text-soft hover:text-ink print:hidden"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {ALL_MEETINGS}
      </Link>
      <PageHeader
        title={meetingTitle(team?.name, meeting.meetingType)}
        actions={
          <>
            <When found={found} />
            <div className="flex gap-2 print:hidden">
              <Button icon={<Printer aria-hidden />} onClick={() => print()}>
                {PRINT}
              </Button>
              <SendMinutes {...found} />
              <DeleteMeeting meetingId={meetingId} />
            </div>
          </>
        }
      />
      <div className="grid flex-1 border-t border-line lg:grid-cols-[minmax(0,1fr)_26.5rem] print:block">
        <div className="px-4 py-4 md:px-6">
          <PanelBoundary>
            <Decisions found={found} />
          </PanelBoundary>
          <PanelBoundary>
            <ResultLists result={result} people={found.people} />
          </PanelBoundary>
          <PanelBoundary>
            <PromisesOfMeeting teamId={meeting.teamId} meetingId={meetingId} />
          </PanelBoundary>
        </div>
        <aside className="grid content-start gap-5 border-line px-4 py-4 max-lg:border-t md:px-6 lg:border-l lg:bg-sunken print:border-0 print:bg-page">
          <PanelBoundary>
            <RatingPanel found={found} />
          </PanelBoundary>
          <PanelBoundary>{result.figures && <FigureStrip figures={result.figures} />}</PanelBoundary>
          <PanelBoundary>
            <TimeBars times={result.sectionDurations} />
          </PanelBoundary>
          <PanelBoundary>
            <ResultFooter meeting={meeting} />
          </PanelBoundary>
        </aside>
      </div>
    </article>
  )
}

function When({ found: { meeting, result, people } }: { found: ResultWithPeople }) {
  const attendees = result.attendees.flatMap((id) => people[id] ?? [])
  return (
    <div data-numeric className="flex flex-wrap items-center gap-x-4 gap-y-1 text-[0.8125rem] text-soft">
      <span>{dateText(meeting.startedAt)}</span>
      <span>{fromTo(timeText(meeting.startedAt), timeText(meeting.endedAt ?? result.createdAt))}</span>
      <span>{punctualityText(punctualityOf(meeting))}</span>
      <AvatarStack people={attendees} label={ATTENDEES} />
    </div>
  )
}
