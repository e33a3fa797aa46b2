import * as z from 'zod/mini'
import { code, password } from '../accounts.requests.ts'

export const resetInput = z.strictObject({ code, password })

export type Reset = z.output<typeof resetInput>
