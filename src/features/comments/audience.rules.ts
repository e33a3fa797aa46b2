import { boolean, ref } from '../../sync/fields.ts'
import { company, person, type Scope, team } from '../../sync/scope.ts'

/** Who sees a discussion and everything in it: a team, one person or, where it is shared, the whole company. */
export interface Audience {
  readonly teamId: string | null
  readonly privateTo: string | null
  readonly isShared: boolean
}

/** As fields of a row that repeats its discussion's audience, or of an input that names it. */
export const audienceFields = {
  teamId: ref('teams').nullable(),
  privateTo: ref('people').nullable(),
  isShared: boolean(),
}

export const audienceScope = ({ teamId, privateTo, isShared }: Audience): Scope => {
  if (isShared) return company()
  return teamId === null ? person(privateTo ?? '') : team(teamId)
}

/** The audience alone, of a row that has more. */
export const audienceOf = ({ teamId, privateTo, isShared }: Audience): Audience => ({
  teamId,
  privateTo,
  isShared,
})

export const teamAudience = (teamId: string, isShared = false): Audience => ({
  teamId,
  privateTo: null,
  isShared,
})
