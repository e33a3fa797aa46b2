import type { Scope } from './scope.ts'

/** Features add their capabilities to this interface, so that a misspelt one does not compile. */
export interface CapabilityNames {}

export type Capability = keyof CapabilityNames

/** Who is acting. Browser and server both derive it from the company's own rows, never from what a client claims. */
export interface Actor {
  readonly id: string
  /** True for the server's own jobs, which may see and do everything in this company. */
  readonly system: boolean
  readonly scopes: ReadonlySet<Scope>
  /** Those of the scopes that a browser always holds; it borrows the others while a screen needs them. */
  readonly home: ReadonlySet<Scope>
  can(capability: Capability): boolean
  sees(scope: Scope): boolean
}

const SYSTEM_ID = '00000000-0000-0000-0000-000000000000'

export const systemActor: Actor = {
  id: SYSTEM_ID,
  system: true,
  scopes: new Set(),
  home: new Set(),
  can: () => true,
  sees: () => true,
}

/** A person whose rights are not known, or not known yet. */
export const nobody = (id: string): Actor => ({
  id,
  system: false,
  scopes: new Set(),
  home: new Set(),
  can: () => false,
  sees: () => false,
})
