import type { Scope } from './scope.ts'

/** Which state of the company the base rows are. */
export interface Place {
  readonly epoch: string
  readonly cursor: number
  readonly scopes: readonly Scope[]
  /** The highest own mid that the rows contain. */
  readonly acknowledged: number
}

export const NOWHERE: Place = { epoch: '', cursor: 0, scopes: [], acknowledged: 0 }
