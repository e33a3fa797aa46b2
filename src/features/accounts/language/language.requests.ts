import * as z from 'zod/mini'
import { LANGUAGE_NAMES } from '../../../language/languages.rules.ts'

/** Null reads Quarterdeck as each browser asks. */
export const languageInput = z.strictObject({ language: z.nullable(z.enum(LANGUAGE_NAMES)) })
