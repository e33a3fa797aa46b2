import type { FormSchema } from './Form.tsx'

/** A mutation's schema and then a rule of the product, so that a form shows both kinds of problem at their field. */
export const checkedSchema = <Input>(
  schema: FormSchema<Input>,
  problemOf: (input: Input) => { field: string; text: string } | null,
): FormSchema<Input> => ({
  safeParse(value) {
    const parsed = schema.safeParse(value)
    const problem = parsed.success ? problemOf(parsed.data) : null
    if (!problem) return parsed
    return { success: false, error: { issues: [{ path: [problem.field], message: problem.text }] } }
  },
})
