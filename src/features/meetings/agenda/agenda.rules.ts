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
  { kind: 'goal-setting', section: 'Set Goals', minutes: 120 },
  { kind: 'issues', section: 'Tackle Issues', minutes: 120 },
  { kind: 'next-steps', section: 'Next Steps', minutes: 20 },
  { kind: 'conclude', section: 'Conclude', minutes: 10 },
]

export const DEFAULT_AGENDAS: Record<MeetingType, readonly AgendaSection[]> = {
  weekly: WEEKLY,
  quarterly: QUARTERLY,
}

type WithAgendas = Pick<Team, 'weeklyAgenda' | 'quarterlyAgenda'>

/** The agenda that the team has made for itself, if it has. */
export function ownAgenda(team: WithAgendas, meetingType: MeetingType): readonly AgendaSection[] | null {
  const own = meetingType === 'weekly' ? team.weeklyAgenda : team.quarterlyAgenda
  return own?.length ? own : null
}

/** The agenda of the team's next meeting: the team's own, or the product's. */
export const agendaOf = (team: WithAgendas, meetingType: MeetingType): readonly AgendaSection[] =>
  ownAgenda(team, meetingType) ?? DEFAULT_AGENDAS[meetingType]

export const plannedMinutes = (agenda: readonly Pick<AgendaSection, 'minutes'>[]): number =>
  agenda.reduce((sum, { minutes }) => sum + minutes, 0)

/** The most sections of an agenda that a team makes, and the most characters that the texts of its own sections may have together. */
export const MOST_SECTIONS = 30
const MOST_TEXT = 10_000

/** Why a team can't have this agenda; null if it can. */
export function agendaProblem(agenda: readonly AgendaSection[]) {
  if (agenda.length === 0) return 'agenda/no-section'
  if (agenda.length > MOST_SECTIONS) return 'agenda/too-many-sections'
  if (agenda.some(({ section }) => section.trim() === '')) return 'agenda/section-without-name'
  if (plannedMinutes(agenda) === 0) return 'agenda/no-minutes'
  return agenda.reduce((sum, { text }) => sum + (text?.length ?? 0), 0) > MOST_TEXT
    ? 'agenda/too-much-text'
    : null
}

/** The list with what stands at `from` moved to `to`; the same list if there is no such place. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  if (from === to || !(from in list) || !(to in list)) return list
  return list.toSpliced(from, 1).toSpliced(to, 0, list[from]!)
}

/** The agenda with another section at its end, or before the conclusion that ends it. */
export const added = <S extends AgendaSection>(agenda: readonly S[], section: S): readonly S[] =>
  agenda.toSpliced(agenda.at(-1)?.kind === 'conclude' ? -1 : agenda.length, 0, section)

/** Whether a meeting would be the same by either agenda. */
export const isSameAgenda = (one: readonly AgendaSection[], other: readonly AgendaSection[]): boolean =>
  one.length === other.length &&
  one.every((section, place) =>
    (['kind', 'section', 'minutes', 'text'] as const).every(
      (field) => (section[field] ?? null) === (other[place]![field] ?? null),
    ),
  )
