import * as z from 'zod/mini'
import { type Role, ROLES } from './roles.rules.ts'

export const PROFILES_A_PAGE = 50

export const profilesInput = z.strictObject({
  text: z.optional(z.string().check(z.maxLength(100))),
  /** The last name and id of the page before. */
  after: z.optional(z.string().check(z.maxLength(200))),
  afterId: z.optional(z.uuid()),
})
export const roleInput = z.strictObject({ userId: z.uuid(), role: z.enum(ROLES) })

/** A profile as the roles screen lists it. */
export interface ListedProfile {
  id: string
  fullName: string
  email: string
  roles: Role[]
}

/** How many of the latest changes are told. */
export const SHOWN_CHANGES = 200

/** Who gave or took which role, and when. Names are null once an account is gone; `actor` is also null for the command line. */
export interface ToldRoleChange {
  id: string
  at: string
  actor: string | null
  isByCommand: boolean
  user: string | null
  role: Role
  given: boolean
}

/** The answer of GET /api/platform/role-changes, the latest first. */
export interface RoleChangesAnswer {
  changes: ToldRoleChange[]
}

/** The answer of GET /api/platform/profiles. */
export interface ProfilesAnswer {
  profiles: ListedProfile[]
  more: boolean
  mayAssign: boolean
}
