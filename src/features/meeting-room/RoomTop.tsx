import { usePageTitle } from '../../ui/page-title.ts'
import { useIsNarrow } from '../../ui/use-is-narrow.ts'
import { meetingTitle } from '../meetings/meetings.text.ts'
import { PhoneLine } from './phone/PhoneLine.tsx'
import { RoomHeader } from './RoomHeader.tsx'
import type { RoomTopProps } from './room-top-props.ts'

/** What a meeting is called, where it is in its agenda and time, who is there, and what they can do about that. */
export function RoomTop(props: RoomTopProps) {
  const { team, meeting } = props.room
  usePageTitle(meetingTitle(team?.name, meeting.meetingType))
  return useIsNarrow() ? <PhoneLine {...props} /> : <RoomHeader {...props} />
}
