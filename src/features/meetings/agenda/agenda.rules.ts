import type { AgendaSection, Team } from '../../teams/teams.table.ts'
import type { MeetingType } from '../meetings.table.ts'

const WEEKLY: readonly AgendaSection[] = [
  { kind: 'segue', section: 'Segue', minutes: 5 },
  { kind: 'scorecard', section: 'Scorecard', minutes: 5 },
  { kind: 'goals', section: 'Goal Review', minutes: 5 },
  { kind: 'headlines', section: 'Headlines', minutes: 5 },
  { kind: 'tasks', section: 'Task Review', minutes: 5 },
  { kind: 'issues', section: 'Issues', minutes: 60 },
  { kind: 'conclude', section: 'Conclude', minutes: 5 },
]

const QUARTERLY: readonly AgendaSection[] = [
  { kind: 'segue', section: 'Segue', minutes: 30 },
  { kind: 'prior-quarter', section: 'Review Prior Quarter', minutes: 60 },
  { kind: 'strategy', section: 'Review Strategy', minutes: 60 },
  { kind: 'goals', section: 'Set Goals', minutes: 120 },
  { kind: 'issues', section: 'Tackle Issues', minutes: 120 },
  { kind: 'tasks', section: 'Next Steps', minutes: 20 },
  { kind: 'conclude', section: 'Conclude', minutes: 10 },
]

export const DEFAULT_AGENDAS: Record<MeetingType, readonly AgendaSection[]> = {
  weekly: WEEKLY,
  quarterly: QUARTERLY,
}

/** The agenda of the team's next meeting: the team's own, or the product's. */
export function agendaOf(
  team: Pick<Team, 'weeklyAgenda' | 'quarterlyAgenda'>,
  meetingType: MeetingType,
): readonly AgendaSection[] {
  const own = meetingType === 'weekly' ? team.weeklyAgenda : team.quarterlyAgenda
  return own?.length ? own : DEFAULT_AGENDAS[meetingType]
}

export const plannedMinutes = (agenda: readonly AgendaSection[]): number =>
  agenda.reduce((sum, { minutes }) => sum + minutes, 0)
