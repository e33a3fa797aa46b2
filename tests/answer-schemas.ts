import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { API, type Checker, type Project, type Symbol, type Type, TypeFlags } from 'typescript/unstable/sync'
import type { JsonSchema as Schema } from '../src/features/integrations/api/json-schema.server.ts'
import type { Table } from '../src/sync/define-table.ts'

const ROOT = join(import.meta.dirname, '..')
const PROJECT = join(ROOT, 'tsconfig.shared.json')
const FEATURES = join(ROOT, 'src/features')

const filesEnding = (suffix: string): string[] =>
  readdirSync(FEATURES, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(suffix))
    .toSorted()
    .map((path) => join(FEATURES, path))

/** What each query answers, by its name, as its type in the code says. A row is a reference to the schema of its table. */
export async function answerSchemas(): Promise<Record<string, Schema>> {
  const api = new API({ cwd: ROOT })
  try {
    const project = api.updateSnapshot({ openProjects: [PROJECT] }).getProject(PROJECT)!
    const describe = describer(project.checker, await rowTypes(project))
    const found = filesEnding('.queries.ts').flatMap((file) =>
      exportsOf(project, file).flatMap((exported): [string, Schema][] => {
        const answer = answerOf(project.checker, exported)
        return answer ? [[exported.name, describe(answer)]] : []
      }),
    )
    return Object.fromEntries(found.toSorted(([left], [right]) => (left < right ? -1 : 1)))
  } finally {
    api.close()
  }
}

function exportsOf({ program, checker }: Project, file: string): readonly Symbol[] {
  const module = checker.getSymbolAtLocation(program.getSourceFile(file)!)
  return module ? checker.getExportsOfModule(module) : []
}

/** What a query answers; null of any other export. */
function answerOf(checker: Checker, exported: Symbol): Type | null {
  const type = checker.getTypeOfSymbol(exported)
  if (type?.getSymbol()?.name !== 'Query') return null
  return checker.getTypeArguments(type as Parameters<Checker['getTypeArguments']>[0])[1] ?? null
}

/** The tables whose rows types are, by the ids of the types. */
async function rowTypes(project: Project): Promise<ReadonlyMap<number, string>> {
  const { checker } = project
  const names = new Map<number, string>()
  for (const file of filesEnding('.table.ts')) {
    const values = (await import(file)) as Record<string, Table>
    for (const exported of exportsOf(project, file)) {
      const type = checker.getTypeOfSymbol(exported)
      if (type?.getSymbol()?.name !== 'Table') continue
      const [row] = checker.getTypeArguments(type as Parameters<Checker['getTypeArguments']>[0])
      names.set(row!.id, values[exported.name]!.name)
    }
  }
  return names
}

/** How the checker begins the names of properties whose keys are symbols, which JSON leaves out. */
const KEYED_BY_SYMBOL = '__@'

const has = (type: Type, flags: number): boolean => (type.flags & flags) !== 0

/** Describes types as `JSON.stringify` writes their values, maps as objects and sets as lists. */
function describer(checker: Checker, rows: ReadonlyMap<number, string>): (type: Type) => Schema {
  const argumentOf = (type: Type, place: number): Schema =>
    describe(checker.getTypeArguments(type as Parameters<Checker['getTypeArguments']>[0])[place]!)

  function describe(type: Type): Schema {
    if (has(type, TypeFlags.Any | TypeFlags.Unknown)) return {}
    if (type.isLiteralType()) return { const: type.value }
    if (has(type, TypeFlags.StringLike)) return { type: 'string' }
    if (has(type, TypeFlags.NumberLike)) return { type: 'number' }
    if (has(type, TypeFlags.BooleanLike)) return { type: 'boolean' }
    if (has(type, TypeFlags.Null | TypeFlags.Undefined)) return { type: 'null' }
    if (type.isUnionType()) return oneOf(type.getTypes().map(describe))
    const table = rows.get(type.id)
    if (table !== undefined) return { $ref: `#/components/schemas/${table}` }
    const name = type.getSymbol()?.name
    if (name === 'Map' || name === 'ReadonlyMap')
      return { type: 'object', additionalProperties: argumentOf(type, 1) }
    if (name === 'Set' || name === 'ReadonlySet' || checker.isArrayType(type))
      return { type: 'array', items: argumentOf(type, 0) }
    if (has(type, TypeFlags.Object | TypeFlags.Intersection)) return ofObject(type)
    throw new Error(`There is no JSON for the type ${checker.typeToString(type)}.`)
  }

  function ofObject(type: Type): Schema {
    const properties = checker
      .getPropertiesOfType(type)
      .filter(({ name }) => !name.startsWith(KEYED_BY_SYMBOL))
    const entries = properties.flatMap((property) => {
      const value = checker.getTypeOfSymbol(property)!
      const [defined, mayLack] = withoutUndefined(value)
      return defined.length === 0
        ? []
        : [{ name: property.name, mayLack, schema: oneOf(defined.map(describe)) }]
    })
    const [index] = checker.getIndexInfosOfType(type)
    const required = entries.flatMap(({ name, mayLack }) => (mayLack ? [] : [name]))
    return {
      type: 'object',
      ...(entries.length > 0 && {
        properties: Object.fromEntries(entries.map(({ name, schema }) => [name, schema])),
      }),
      ...(required.length > 0 && { required }),
      ...(index && { additionalProperties: describe(index.valueType) }),
    }
  }

  return describe
}

/** The types that a value of this type has where it is written, and whether it may be left out. */
function withoutUndefined(type: Type): [Type[], boolean] {
  const types = type.isUnionType() ? type.getTypes() : [type]
  const defined = types.filter((one) => !has(one, TypeFlags.Undefined))
  return [defined, defined.length < types.length]
}

const NULL = JSON.stringify({ type: 'null' })

/** Any of these, in as few words as it can be said. */
function oneOf(schemas: readonly Schema[]): Schema {
  const constants = schemas.flatMap((schema) => ('const' in schema ? [schema['const']] : []))
  const others = schemas.filter((schema) => !('const' in schema))
  const isBoolean = constants.includes(true) && constants.includes(false)
  const options = isBoolean ? constants.filter((value) => typeof value !== 'boolean') : constants
  const parts = [
    ...(options.length === 1 ? [{ const: options[0] }] : []),
    ...(options.length > 1
      ? [{ enum: options.toSorted((left, right) => (String(left) < String(right) ? -1 : 1)) }]
      : []),
    ...(isBoolean ? [{ type: 'boolean' }] : []),
    ...others,
  ]
  // In an order that does not depend on which type the checker met first; null comes last.
  const byText = new Map(parts.map((part) => [JSON.stringify(part), part]))
  const distinct = [...byText]
    .toSorted(([left], [right]) => Number(left === NULL) - Number(right === NULL) || (left < right ? -1 : 1))
    .map(([, part]) => part)
  return distinct.length === 1 ? distinct[0]! : { anyOf: distinct }
}
