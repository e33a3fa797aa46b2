import * as z from 'zod/mini'
import { email } from '../accounts.requests.ts'

/** An empty password is that of an account without one, whose session has to be new. */
export const closeInput = z.strictObject({ email, password: z.string().check(z.maxLength(512)) })

export type CloseAccount = z.output<typeof closeInput>

/** What becomes of one company when a person deletes their account. */
export interface CompanyOutlook {
  id: string
  name: string
  /** Whether nobody else is in it. */
  isAlone: boolean
  /** What has to be done first; null if nothing has. */
  obstacle: 'last director' | 'subscription' | null
  /** Their open work there, which stays under their name. Goals with milestones. */
  goals: number
  metrics: number
  tasks: number
  issues: number
}

export interface Outlook {
  companies: CompanyOutlook[]
  hasPassword: boolean
  /** Whether nobody else is super admin of the installation: then somebody has to be first. */
  isLastSuperAdmin: boolean
}
