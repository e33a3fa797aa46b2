import * as z from 'zod/mini'
import { TITLE_LENGTH } from '../../work/work.rules.ts'

/** Asks for issues of the past, of whatever age, whose titles are like a text. */
export const similarInput = z.strictObject({
  companyId: z.uuid(),
  text: z.string().check(z.maxLength(TITLE_LENGTH)),
})
