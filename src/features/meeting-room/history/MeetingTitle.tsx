import { meetingTitle } from '../../meetings/meetings.text.ts'
import { punctualityOf } from '../../meetings/schedule/punctuality.rules.ts'
import { punctualityText } from '../../meetings/schedule/punctuality.text.ts'
import { dateText, timeText } from '../../time/time.text.ts'
import type { ListedMeeting } from '../results/result.reads.ts'
import { dayAndTime } from '../results/results.text.ts'

/** What the rows of running and past meetings look like. */
export const meetingRow = 'flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2'

export function MeetingTitle({ meeting, team }: ListedMeeting) {
  const said = punctualityText(punctualityOf(meeting))
  return (
    <span className="min-w-0 flex-1 basis-36">
      <span className="block font-medium md:truncate">{meetingTitle(team?.name, meeting.meetingType)}</span>
      <span className="block text-[0.8125rem] text-soft">
        {dayAndTime(dateText(meeting.startedAt), timeText(meeting.startedAt))}
        {said && <span className="max-md:block md:before:content-['_·_']">{said}</span>}
      </span>
    </span>
  )
}
