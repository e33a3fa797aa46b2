/** Who receives a row: everybody in the company, a team, one person, or everybody with a role. */
export type Scope = 'c' | `t:${string}` | `u:${string}` | `r:${string}`

export const company = (): Scope => 'c'
export const team = (teamId: string): Scope => `t:${teamId}`
export const person = (personId: string): Scope => `u:${personId}`
export const role = (name: string): Scope => `r:${name}`
