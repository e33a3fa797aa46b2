import type { AgendaSection, MeetingType } from '../meetings.table.ts'

const WEEKLY: readonly AgendaSection[] = [
  { section: 'Segue', minutes: 5 },
  { section: 'Scorecard', minutes: 5 },
  { section: 'Goal Review', minutes: 5 },
  { section: 'Headlines', minutes: 5 },
  { section: 'Task Review', minutes: 5 },
  { section: 'Issues', minutes: 60 },
  { section: 'Conclude', minutes: 5 },
]

const QUARTERLY: readonly AgendaSection[] = [
  { section: 'Segue', minutes: 30 },
  { section: 'Review Prior Quarter', minutes: 60 },
  { section: 'Review Strategy', minutes: 60 },
  { section: 'Set Goals', minutes: 120 },
  { section: 'Tackle Issues', minutes: 120 },
  { section: 'Next Steps', minutes: 20 },
  { section: 'Conclude', minutes: 10 },
]

export const DEFAULT_AGENDAS: Record<MeetingType, readonly AgendaSection[]> = {
  weekly: WEEKLY,
  quarterly: QUARTERLY,
}

interface TeamAgendas {
  readonly weeklyAgenda: readonly AgendaSection[] | null
  readonly quarterlyAgenda: readonly AgendaSection[] | null
}

/** The agenda a new meeting of the team gets: its own, or the product's. */
export function agendaOf(team: TeamAgendas, meetingType: MeetingType): readonly AgendaSection[] {
  const own = meetingType === 'weekly' ? team.weeklyAgenda : team.quarterlyAgenda
  return own?.length ? own : DEFAULT_AGENDAS[meetingType]
}

export const plannedMinutes = (agenda: readonly AgendaSection[]): number =>
  agenda.reduce((sum, { minutes }) => sum + minutes, 0)

/** What a section works on, and with it which screen part it shows. */
export type SectionKind =
  | 'segue'
  | 'scorecard'
  | 'goals'
  | 'headlines'
  | 'tasks'
  | 'issues'
  | 'conclude'
  | 'prior-quarter'
  | 'strategy'
  | 'open'

const KINDS: Readonly<Record<string, SectionKind>> = {
  segue: 'segue',
  scorecard: 'scorecard',
  'goal review': 'goals',
  headlines: 'headlines',
  'task review': 'tasks',
  issues: 'issues',
  conclude: 'conclude',
  'review prior quarter': 'prior-quarter',
  'review strategy': 'strategy',
  'set goals': 'goals',
  'tackle issues': 'issues',
  'next steps': 'tasks',
}

/** By the section's name; one that a team has named itself is an open talk. */
export const sectionKind = (name: string): SectionKind => KINDS[name.trim().toLowerCase()] ?? 'open'
