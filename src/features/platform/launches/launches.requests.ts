import * as z from 'zod/mini'

export const MAX_TITLE = 120
export const MAX_SUMMARY = 2_000
export const MAX_ADDRESS = 500
export const MAX_LAUNCHES = 200

/** In bytes, of the file that is chosen. */
export const LAUNCH_PICTURE_BYTES = 5 * 1_048_576
/** Of what is stored, in pixels. */
export const LAUNCH_PICTURE_SIDE = 1_600

export const KINDS = ['feature', 'update', 'announcement'] as const
export const AUDIENCES = ['all', 'admins', 'specific_company'] as const

export type LaunchKind = (typeof KINDS)[number]
export type Audience = (typeof AUDIENCES)[number]

const pictureName = z.string().check(z.regex(/^[0-9a-f]{32}$/))

/** `id` is chosen by the sender, whose picture was sent under it before. */
export const createInput = z.strictObject({
  id: z.uuid(),
  title: z.string().check(z.maxLength(MAX_TITLE)),
  summary: z.string().check(z.maxLength(MAX_SUMMARY)),
  kind: z.enum(KINDS),
  audience: z.enum(AUDIENCES),
  /** The company it is for, with the audience `specific_company`. */
  companyId: z.nullable(z.uuid()),
  picture: z.nullable(pictureName),
  /** Where its card leads: a path of this site, or an address that begins with https. Empty if nowhere. */
  href: z.string().check(z.maxLength(MAX_ADDRESS)),
})
export type NewLaunch = z.infer<typeof createInput>

export const oneInput = z.strictObject({ id: z.uuid() })
export const pictureInput = z.strictObject({ id: z.uuid() })
export const companyInput = z.strictObject({ companyId: z.uuid() })
export const pictureParams = z.strictObject({ companyId: z.uuid(), name: pictureName })

/** Something new, as people are shown it. */
export interface Launch {
  id: string
  title: string
  summary: string
  kind: LaunchKind
  /** The name of its picture. */
  picture: string | null
  /** Where its card leads; null if nowhere. */
  href: string | null
  /** ISO 8601. */
  createdAt: string
}

/** The answer of GET /api/launches/:companyId, newest first: what the person has not dismissed, at most five. */
export interface LaunchesAnswer {
  launches: Launch[]
}

export interface ListedLaunch extends Launch {
  audience: Audience
  isActive: boolean
}

/** The answer of GET /api/platform/launches, newest first. */
export interface ListedLaunchesAnswer {
  launches: ListedLaunch[]
}

/** The answer to a picture. */
export interface PictureAnswer {
  picture: string
}
