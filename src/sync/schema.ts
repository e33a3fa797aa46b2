import type { Fields, Shape } from './fields.ts'

/** What is wrong with a value, and where; `message` is empty where there is nothing to tell a person. */
export interface Issue {
  path: PropertyKey[]
  message: string
}

export type Checked<T> = { success: true; data: T } | { success: false; error: { issues: Issue[] } }

/** A check of what comes from outside. Schemas of zod have this shape too, so that a form takes either. */
export interface Schema<T = unknown> {
  safeParse(value: unknown): Checked<T>
}

/** Ends a check. Never repeats what was sent. */
class Unfit extends Error {
  readonly issues: Issue[]

  constructor(issues: Issue[]) {
    super(issues[0]?.message)
    this.issues = issues
  }
}

export function unfit(message = ''): never {
  throw new Unfit([{ path: [], message }])
}

/** The object of these fields and no others. Collects what is wrong with each, for a form to show beside it. */
export function checkObject<F extends Fields>(fields: F, value: unknown): Shape<F> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) unfit()
  const given = value as Record<string, unknown>
  if (Object.keys(given).some((key) => !Object.hasOwn(fields, key))) unfit()
  const issues: Issue[] = []
  const checked: Record<string, unknown> = {}
  for (const [key, field] of Object.entries(fields)) {
    try {
      const fit = field.check(Object.hasOwn(given, key) ? given[key] : undefined)
      if (fit !== undefined) checked[key] = fit
    } catch (error) {
      if (!(error instanceof Unfit)) throw error
      issues.push(...error.issues.map(({ path, message }) => ({ path: [key, ...path], message })))
    }
  }
  if (issues.length > 0) throw new Unfit(issues)
  return checked as Shape<F>
}

/** The strict schema of a set of fields: unknown keys are refused. */
export const schemaOf = <F extends Fields>(fields: F): Schema<Shape<F>> => ({
  safeParse(value) {
    try {
      return { success: true, data: checkObject(fields, value) }
    } catch (error) {
      if (error instanceof Unfit) return { success: false, error }
      throw error
    }
  },
})
