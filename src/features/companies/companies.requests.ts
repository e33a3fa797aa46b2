import * as z from 'zod/mini'
import { isStorable, NOT_STORABLE } from '../../sync/storable.ts'
import { atMost } from '../accounts/accounts.text.ts'
import { COMPANY_NAME_MAX } from './companies.table.ts'
import { NAME_REQUIRED } from './required.text.ts'

const name = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, NAME_REQUIRED),
    z.maxLength(COMPANY_NAME_MAX, atMost(COMPANY_NAME_MAX)),
    z.refine(isStorable, NOT_STORABLE),
  )

export const newCompanyInput = z.strictObject({ name })
export const switchInput = z.strictObject({ companyId: z.uuid() })
