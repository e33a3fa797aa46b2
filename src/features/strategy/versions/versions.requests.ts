import * as z from 'zod/mini'
import type { PlanContent } from './plan-content.rules.ts'
import { NAME_PLEASE, NAME_TOO_LONG } from './required.text.ts'

export const VERSION_NAME_LENGTH = 100

/** How many versions of a plan are kept, the latest. */
export const MOST_VERSIONS = 100

const plan = { companyId: z.uuid(), planId: z.uuid() }

export const planParams = z.strictObject(plan)
export const versionParams = z.strictObject({ ...plan, versionId: z.uuid() })

const label = z
  .string()
  .check(z.trim(), z.minLength(1, NAME_PLEASE), z.maxLength(VERSION_NAME_LENGTH, NAME_TOO_LONG))

/** What a person is asked for. */
export const versionName = z.strictObject({ label })

/** Saves what the plan says now; without a name, because an earlier version is about to come back. */
export const saveVersionInput = z.strictObject({ ...plan, label: z.nullable(label) })

/** Why there is a version: a person saved it, more people were given the plan, a quarterly meeting ended, or an earlier one came back. */
export type VersionKind = 'saved' | 'shared' | 'meeting' | 'restored'

export interface ListedVersion {
  id: string
  kind: VersionKind
  /** Of one that a person saved. */
  label: string | null
  createdBy: string
  createdAt: string
}

export interface VersionList {
  /** The latest first. */
  versions: ListedVersion[]
}

export interface VersionAnswer {
  content: PlanContent
}
