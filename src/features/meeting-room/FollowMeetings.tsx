import { useState } from 'react'
import { useLive } from '../../sync/browser/react.ts'
import type { MyActiveMeeting } from './lobby/lobby.queries.ts'
import { type FollowedMeeting, followedMeeting } from './meeting-room.queries.ts'
import { useEndOfMeeting } from './use-end-of-meeting.ts'
import { useScriberNews } from './use-meeting-news.ts'

/** Tells people what concerns them in the meetings that they are in, wherever in the app they are. Shows nothing itself. */
export function FollowMeetings({ running }: { running: readonly MyActiveMeeting[] }) {
  const [followed, setFollowed] = useState<readonly string[]>([])
  const fresh = running.filter(({ meeting, joined }) => joined && !followed.includes(meeting.id))
  if (fresh.length > 0) setFollowed([...followed, ...fresh.map(({ meeting }) => meeting.id)])
  const forget = (meetingId: string) => setFollowed((all) => all.filter((id) => id !== meetingId))
  return followed.map((meetingId) => (
    <Follow key={meetingId} meetingId={meetingId} onOver={() => forget(meetingId)} />
  ))
}

function Follow({ meetingId, onOver }: { meetingId: string; onOver: () => void }) {
  const followed = useLive(followedMeeting, { meetingId })
  return followed && <News {...followed} onOver={onOver} />
}

function News({ meeting, scriber, ending, onOver }: FollowedMeeting & { onOver: () => void }) {
  useScriberNews(meeting, scriber)
  useEndOfMeeting(meeting, ending, onOver)
  return null
}
