import type { Actor } from '../../sync/actor.ts'

export const canUpdateCompany = (actor: Actor): boolean => actor.can('company_settings')
