import type { Mutation } from '../sync/define-mutation.ts'
import type { Query } from '../sync/define-query.ts'

/** The mutations or queries that these modules export, by their names. */
export function definitionsIn<Definition extends Mutation | Query>(
  kind: Definition['kind'],
  modules: readonly object[],
): Map<string, Definition> {
  const isDefinition = (value: unknown): value is Definition =>
    typeof value === 'object' && value !== null && 'kind' in value && value.kind === kind
  const found = modules.flatMap((module): unknown[] => Object.values(module)).filter(isDefinition)
  return new Map(found.map((definition) => [definition.name, definition]))
}
