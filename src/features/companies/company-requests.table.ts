import * as z from 'zod/mini'

const name = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Company name is required'),
    z.maxLength(100, 'Use at most 100 characters.'),
  )

export const newCompanyInput = z.strictObject({ name })
export const switchInput = z.strictObject({ companyId: z.uuid() })
