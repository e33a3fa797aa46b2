/**
 * Who receives a row: everybody in the company, a team, those who may know who is on a team, one person, or everybody with a
 * role.
 */
export type Scope = 'c' | `t:${string}` | `m:${string}` | `u:${string}` | `r:${string}`

export const company = (): Scope => 'c'
export const team = (teamId: string): Scope => `t:${teamId}`
export const roster = (teamId: string): Scope => `m:${teamId}`
export const person = (personId: string): Scope => `u:${personId}`
export const role = (name: string): Scope => `r:${name}`
