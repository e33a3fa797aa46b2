import type { Actor } from '../../sync/actor.ts'

export const mayAskPartner = (actor: Actor): boolean => actor.can('access_dashboard')

/** Who sees how much the company uses, in numbers and never in words. */
export const seesPartnerUsage = (actor: Actor): boolean => actor.can('company_settings')
