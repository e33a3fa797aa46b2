import * as z from 'zod/mini'
import { code, password } from '../accounts.requests.ts'

export const resetInput = z.strictObject({ code, password })

export const changePasswordInput = z.strictObject({ password, newPassword: password })

export type ChangePassword = z.output<typeof changePasswordInput>
export type Reset = z.output<typeof resetInput>
