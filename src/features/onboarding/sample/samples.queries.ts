import { defineQuery } from '../../../sync/define-query.ts'
import { hasDirectorAccess } from '../../rights/actor.access.ts'
import { sampleTeams } from '../onboarding.table.ts'

/** The team that holds the company's sample data; null if there are none. */
export const sampleTeam = defineQuery('sampleTeam', {
  input: {},
  visibleTo: hasDirectorAccess,
  run: (read): string | null => read.where(sampleTeams, {})[0]?.id ?? null,
})
