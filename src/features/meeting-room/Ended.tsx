import { useLive } from '../../sync/browser/react.ts'
import { cx } from '../../ui/cx.ts'
import { isHealthy } from '../meetings/ratings/ratings.rules.ts'
import { ratingText } from '../meetings/ratings/ratings.text.ts'
import { followedMeeting } from './meeting-room.queries.ts'
import { endingText, MEETING_HAS_ENDED, YOUR_TASKS_COME_NEXT } from './meeting-room.text.ts'
import { usePageTitle } from '../../ui/page-title.ts'

/** The moment in which a meeting ends, for everybody in the room: how it was and what it brought. */
export function Ended({ meetingId }: { meetingId: string }) {
  usePageTitle(MEETING_HAS_ENDED)
  const ending = useLive(followedMeeting, { meetingId })?.ending
  return (
    <section className="grid min-h-full content-center justify-items-center gap-2 px-4 py-16 text-center">
      <h1 className="text-xl font-semibold">{MEETING_HAS_ENDED}</h1>
      {ending && (
        <>
          {ending.average !== null && (
            <p
              aria-hidden
              data-numeric
              className={cx(
                'text-7xl font-semibold',
                isHealthy(ending.average) ? 'text-good-ink' : 'text-warn-ink',
              )}
            >
              {ratingText(ending.average)}
            </p>
          )}
          <p data-numeric className="text-base">
            {endingText(ending.average, ending.solved, ending.tasks)}
          </p>
        </>
      )}
      <p className="text-soft">{YOUR_TASKS_COME_NEXT}</p>
    </section>
  )
}
