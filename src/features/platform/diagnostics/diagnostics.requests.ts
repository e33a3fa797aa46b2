import * as z from 'zod/mini'
import type { Day } from '../../time/calendar.rules.ts'

/** What stops the installation from being "Operational". */
export type Trouble = 'jobs-failed' | 'jobs-late' | 'disk' | 'security'

/** GET /api/platform/overview */
export interface OverviewAnswer {
  troubles: Trouble[]
  version: string
  /** Of the people who were signed in within the last seven days. */
  activeThisWeek: number
  people: number
  companies: number
  jobs: { waiting: number; failed: number; oldestSeconds: number }
  /** In bytes. */
  databaseSize: number
  /** In bytes, of the disk with the data directory. */
  diskFree: number
  sendsMail: boolean
  databaseVersion: string
  /** People with a role on the installation. */
  roles: number
  nodes: ConnectedNode[]
}

/** A server of the installation, and who follows companies on it. */
export interface ConnectedNode {
  id: string
  host: string
  /** ISO 8601. */
  startedAt: string
  lines: number
  people: number
  companies: number
}

/** GET /api/platform/failed-sign-ins */
export interface FailedSignInsAnswer {
  /** The latest first; days without any are left out. */
  days: { day: Day; tries: number }[]
  /** By the beginning of a network address, which is empty where it is not known. The latest first. */
  networks: { network: string; tries: number; lastAt: string }[]
}

/** How a table is secured. `reason` says why one belongs to no company. */
export interface SecuredTable {
  name: string
  hasCompany: boolean
  enabled: boolean
  forced: boolean
  policies: string[]
  owner: string
  /** Whether row security binds its owner as well, who could otherwise read every company's rows. */
  bindsOwner: boolean
  reason: string | null
  isSound: boolean
}
/** GET /api/platform/row-security */
export type RowSecurityAnswer = { tables: SecuredTable[] }

export const sightInput = z.strictObject({ companyId: z.uuid() })

/** GET /api/platform/sight/:companyId: how many rows of each table the present session sees, up to `MOST_COUNTED`. */
export interface SightAnswer {
  roles: string[]
  tables: { name: string; rows: number }[]
}
export const MOST_COUNTED = 10_000

/** What a session of one company could do with another company's rows in one table: nothing, as it ought to be. */
export interface Probed {
  name: string
  /** Whether there was a row of another company to try with; without one only an insert was tried. */
  hadRow: boolean
  reads: boolean
  locks: boolean
  inserts: boolean
  updates: boolean
  deletes: boolean
}
/** POST /api/platform/probe */
export type ProbeAnswer = { tables: Probed[]; hasOtherCompany: boolean }

export const CHECKS = ['database', 'listening', 'files', 'clock', 'jobs', 'queue', 'mail', 'disk'] as const
export type Check = (typeof CHECKS)[number]
/** POST /api/platform/self-test */
export interface SelfTestAnswer {
  results: { check: Check; passed: boolean; milliseconds: number; figure: number | null }[]
}
