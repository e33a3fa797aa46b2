import { defineTable, type RowOf } from '../../sync/define-table.ts'
import { type Field, list, ref, text, timestamp } from '../../sync/fields.ts'
import { person } from '../../sync/scope.ts'
import { DIRECTORS } from '../rights/actor.access.ts'
import type { MeetingHint } from './onboarding.rules.ts'

/** How far somebody is with getting to know a company; the id is the person's. Who has no row has only just come. */
export const onboarding = defineTable(
  'onboarding',
  {
    id: ref('people'),
    /** When they saw all steps done. */
    completedAt: timestamp().nullable(),
    /** When they put the steps away. */
    dismissedAt: timestamp().nullable(),
    /** The hints of the first meeting that they need no more. Checked where they are noted. */
    seen: list(text({ max: 40 }) as Field<MeetingHint>, 20),
  },
  { scope: ({ id }) => person(id) },
)

export type Onboarding = RowOf<typeof onboarding>

/** The team that holds the company's sample data; the id is the team's. */
export const sampleTeams = defineTable(
  'sample_teams',
  { id: ref('teams'), addedBy: ref('people'), addedAt: timestamp() },
  { scope: () => DIRECTORS },
)
