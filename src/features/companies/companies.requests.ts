import * as z from 'zod/mini'
import { isStorable, NOT_STORABLE } from '../../sync/storable.ts'

const name = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Company name is required'),
    z.maxLength(100, 'Use at most 100 characters.'),
    z.refine(isStorable, NOT_STORABLE),
  )

export const newCompanyInput = z.strictObject({ name })
export const switchInput = z.strictObject({ companyId: z.uuid() })
