import * as z from 'zod/mini'
import { nameInput } from '../accounts/accounts.requests.ts'
import { COMPANY_NAME_MAX } from './companies.table.ts'
import { NAME_REQUIRED } from './required.text.ts'

export const newCompanyInput = z.strictObject({ name: nameInput(NAME_REQUIRED, COMPANY_NAME_MAX) })
export const switchInput = z.strictObject({ companyId: z.uuid() })
