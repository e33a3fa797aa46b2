import * as z from 'zod/mini'
import { email, password } from '../accounts.requests.ts'

export const emailChangeInput = z.strictObject({ email, password })

export type EmailChange = z.output<typeof emailChangeInput>

/** The address that an account has from now on. */
export interface EmailChanged {
  email: string
}
