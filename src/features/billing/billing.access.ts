import type { Actor } from '../../sync/actor.ts'

/** Who sees what a company pays, and decides about it: directors and super admins. */
export const mayBill = (actor: Actor): boolean => actor.can('financial_data')
