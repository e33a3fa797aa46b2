import { company, person, type Scope, team } from '../../sync/scope.ts'
import { MANAGERS } from '../rights/actor.access.ts'

/** Rows whose texts have a history. */
export const REVISED = ['plan_texts', 'plan_items', 'process_steps', 'seats', 'tool_sheets'] as const

export type RevisedEntity = (typeof REVISED)[number]

/** Who reads a row and its history. */
export interface Readers {
  readonly audience: 'managers' | 'team' | 'person' | 'company'
  readonly teamId: string | null
  readonly personId: string | null
}

/** A field of a row whose texts have a history, and who reads that row. */
export interface RevisedPlace {
  readonly entity: RevisedEntity
  readonly entityId: string
  readonly field: string
  readonly readers: Readers
}

/** The readers alone, of a row that has more. */
export const readersOf = ({ audience, teamId, personId }: Readers): Readers => ({
  audience,
  teamId,
  personId,
})

export function readersScope({ audience, teamId, personId }: Readers): Scope {
  if (audience === 'company') return company()
  if (audience === 'managers') return MANAGERS
  return audience === 'team' ? team(teamId ?? '') : person(personId ?? '')
}
