import { useAsked, useLive } from '../../../sync/browser/react.ts'
import { meetingTeams, type MeetingTeam, teamsToMeet } from './lobby.queries.ts'

const EVERY_MINUTE = 60_000

/** The teams that the reader can meet with, those that are meeting first; undefined while they load. */
export function useTeamsToMeet(): (MeetingTeam & { isMeeting: boolean })[] | undefined {
  const teams = useLive(teamsToMeet, {})
  const elsewhere = useAsked(meetingTeams, {}, EVERY_MINUTE) ?? []
  const entries = teams?.map((entry) => ({
    ...entry,
    isMeeting: entry.meeting !== null || elsewhere.includes(entry.team.id),
  }))
  return (
    entries && [
      ...entries.filter(({ isMeeting }) => isMeeting),
      ...entries.filter(({ isMeeting }) => !isMeeting),
    ]
  )
}
