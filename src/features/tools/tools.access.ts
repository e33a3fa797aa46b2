import type { Actor, Capability } from '../../sync/actor.ts'

/** Whoever has one of these works with the tools. */
export const TOOLS_ARE_FOR = [
  'access_analytics',
  'manage_all_teams',
  'access_admin_panel',
] as const satisfies readonly Capability[]

export const mayUseTools = (actor: Actor): boolean =>
  TOOLS_ARE_FOR.some((capability) => actor.can(capability))
