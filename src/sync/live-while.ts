/** A condition that rows of a table must meet to be live: not finished too long ago, or referring to a row that is live. */
export type LiveWhile<Name extends string = string> =
  | { readonly days: number; readonly since: readonly Name[] }
  | { readonly with: Name }

/** Live until one of these moments or days lies more than `days` back. One that is null has not come yet. */
export const liveFor = <Name extends string>(days: number, ...since: Name[]): LiveWhile<Name> => ({
  days,
  since,
})

/** Live as long as the row that `field` refers to. A row that refers to none is live. */
export const liveWith = <Name extends string>(field: Name): LiveWhile<Name> => ({ with: field })
