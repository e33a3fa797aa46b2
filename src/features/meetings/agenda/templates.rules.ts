import type { AgendaSection, SectionKind } from '../../teams/teams.table.ts'
import type { MeetingType } from '../meetings.table.ts'
import { DEFAULT_AGENDAS } from './agenda.rules.ts'

/** An agenda to start from. */
export interface Template {
  readonly key: 'product' | 'short' | 'check-in' | 'half-day'
  readonly sections: readonly AgendaSection[]
}

/** The product's agenda with other minutes, and without the sections that get none. */
const adapted = (
  meetingType: MeetingType,
  minutes: Partial<Record<SectionKind, number>>,
): readonly AgendaSection[] =>
  DEFAULT_AGENDAS[meetingType].flatMap((section) => {
    const given = minutes[section.kind]
    return given === undefined ? [] : { ...section, minutes: given }
  })

export const TEMPLATES: Record<MeetingType, readonly Template[]> = {
  weekly: [
    { key: 'product', sections: DEFAULT_AGENDAS.weekly },
    {
      key: 'short',
      sections: adapted('weekly', {
        segue: 5,
        scorecard: 5,
        goals: 5,
        headlines: 5,
        tasks: 5,
        issues: 30,
        conclude: 5,
      }),
    },
    { key: 'check-in', sections: adapted('weekly', { scorecard: 5, tasks: 5, issues: 15, conclude: 5 }) },
  ],
  quarterly: [
    { key: 'product', sections: DEFAULT_AGENDAS.quarterly },
    {
      key: 'half-day',
      sections: adapted('quarterly', {
        segue: 15,
        'prior-quarter': 30,
        strategy: 30,
        'goal-setting': 60,
        issues: 60,
        'next-steps': 10,
        conclude: 5,
      }),
    },
  ],
}
