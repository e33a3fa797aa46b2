import { checkObject, type Fields, type Shape } from './fields.ts'
import { type Issue, Unfit } from './unfit.ts'

export type Checked<T> = { success: true; data: T } | { success: false; error: { issues: Issue[] } }

/** A check of data from outside. Zod schemas have this shape too, so a form takes either kind. */
export interface Schema<T = unknown> {
  safeParse(value: unknown): Checked<T>
  /** What it checks; a zod schema says so in its own way. */
  readonly fields?: Fields
}

/** The strict schema of a set of fields: unknown keys are refused. */
export const schemaOf = <F extends Fields>(fields: F): Schema<Shape<F>> => ({
  fields,
  safeParse(value) {
    try {
      return { success: true, data: checkObject(fields, value) }
    } catch (error) {
      if (error instanceof Unfit) return { success: false, error }
      throw error
    }
  },
})
