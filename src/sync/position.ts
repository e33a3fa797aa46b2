import type { Scope } from './scope.ts'

/** Which state of the company a browser's base rows are. */
export interface Position {
  readonly epoch: string
  readonly cursor: number
  readonly scopes: readonly Scope[]
  /** The highest mid of this browser's own mutations that the rows contain. */
  readonly acknowledged: number
}

export const NO_POSITION: Position = { epoch: '', cursor: 0, scopes: [], acknowledged: 0 }
