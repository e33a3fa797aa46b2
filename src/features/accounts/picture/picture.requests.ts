import * as z from 'zod/mini'

/** Of the picture's width. */
const fraction = z.optional(z.coerce.number().check(z.gte(0), z.lte(10_000)))

/** The part of a picture that is to be shown; the middle of it unless all three are given. */
export const cropInput = z.strictObject({ left: fraction, top: fraction, size: fraction })

export const pictureParams = z.strictObject({ name: z.string().check(z.maxLength(64)) })
