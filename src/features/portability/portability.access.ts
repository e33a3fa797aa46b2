import type { Actor } from '../../sync/actor.ts'
import { levelCan } from '../rights/capabilities.rules.ts'
import type { Level } from '../rights/levels.rules.ts'

/** Who may take the whole company's data along, and bring some in. */
export const canMoveCompany = (actor: Pick<Actor, 'can'>): boolean => actor.can('full_company_access')

/** The same by a person's row, where there is no actor. */
export const levelMovesCompany = (level: Level): boolean => levelCan(level, 'full_company_access')
