import type { NewToken } from './tokens.requests.ts'
import { fitsTeams } from './scopes.rules.ts'
import { refuse } from './tokens.refusals.ts'

type DraftCode = 'token/no-scopes' | 'token/no-teams' | 'token/beyond-teams'

interface DraftProblem {
  field: 'scopes' | 'teamIds'
  code: DraftCode
  text: string
}

/** The first thing that keeps a token from being made whoever makes it, or null. */
export function draftProblem({ scopes, teamIds }: Pick<NewToken, 'scopes' | 'teamIds'>): DraftProblem | null {
  if (scopes.length === 0) return problem('scopes', 'token/no-scopes')
  if (teamIds?.length === 0) return problem('teamIds', 'token/no-teams')
  if (teamIds && !scopes.every(fitsTeams)) return problem('scopes', 'token/beyond-teams')
  return null
}

const problem = (field: DraftProblem['field'], code: DraftCode): DraftProblem => ({
  field,
  code,
  text: refuse.reason(code).detail,
})
