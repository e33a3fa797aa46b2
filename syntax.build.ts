import { parseSync } from 'vite'

/** A node of a file's syntax tree (ESTree). */
export interface SyntaxNode {
  type: string
  start: number
  end: number
  [part: string]: unknown
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as Partial<SyntaxNode>).type === 'string'

export const syntaxOf = (path: string, source: string): SyntaxNode =>
  parseSync(path, source).program as unknown as SyntaxNode

export const childrenOf = (node: SyntaxNode): SyntaxNode[] => Object.values(node).flat().filter(isNode)

/** What stands between two places of a source instead of what stood there. Nothing is taken away where both are one. */
export interface Edit {
  start: number
  end: number
  text: string
}

/** A source after edits that do not overlap. */
export const edited = (source: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((all, { start, end, text }) => all.slice(0, start) + text + all.slice(end), source)
