import * as z from 'zod/mini'
import { type Day, isDaySomewhere } from '../time/calendar.rules.ts'
import { MOST_ASKED } from './partner-limits.rules.ts'

export const companyParams = z.strictObject({ companyId: z.uuid() })
export const threadParams = z.strictObject({ threadId: z.uuid() })
export const companyThreadParams = z.strictObject({ companyId: z.uuid(), threadId: z.uuid() })

const isToday = (day: string): boolean => isDaySomewhere(day, new Date().toISOString())

export const askInput = z.strictObject({
  companyId: z.uuid(),
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(MOST_ASKED)),
  /** Whether pages that only the person sees may be read too. */
  includesPrivate: z.boolean(),
  /** The language and time zone of whoever asks, for the answer. */
  language: z.string().check(z.maxLength(10)),
  today: z.iso.date().check(z.refine(isToday)),
  /** Takes the last question back and asks this one in its place. */
  again: z.boolean(),
})

export type Ask = z.infer<typeof askInput>

export const threadInput = z.strictObject({ companyId: z.uuid() })
export const consentInput = z.strictObject({ companyId: z.uuid(), host: z.string().check(z.maxLength(300)) })
export const outcomeInput = z.strictObject({
  companyId: z.uuid(),
  messageId: z.uuid(),
  proposalId: z.uuid(),
  outcome: z.enum(['added', 'dismissed']),
  madeId: z.nullable(z.uuid()),
})

export type OutcomeInput = z.infer<typeof outcomeInput>

/** What an answer can read, and how an address of each is made. */
export type LinkKind =
  | 'tasks'
  | 'goals'
  | 'metrics'
  | 'issues'
  | 'headlines'
  | 'meetings'
  | 'seats'
  | 'plans'
  | 'processes'
  | 'sheets'
  | 'charts'

/** Something that was read, as far as a link needs it. */
export interface Linked {
  kind: LinkKind
  id: string
  label: string
  teamId?: string | null
  /** The tool of a sheet. */
  tool?: string
}

export const READ_KINDS = [
  'tasks',
  'goals',
  'metrics',
  'issues',
  'headlines',
  'meetings',
  'results',
  'seats',
  'plans',
  'processes',
  'sheets',
  'figures',
  'teams',
  'people',
] as const

export type ReadKind = (typeof READ_KINDS)[number]

export interface TaskFields {
  title: string
  description: string | null
  teamId: string | null
  assigneeId: string | null
  dueDate: Day | null
}
export interface IssueFields {
  title: string
  description: string | null
  teamId: string
  isLongTerm: boolean
}
export interface HeadlineFields {
  title: string
  content: string | null
  teamId: string
}
export interface GoalFields {
  title: string
  description: string
  teamId: string
  targetDate: Day | null
}

/** What the model proposes to make, with everything that would be made. */
export type Proposed =
  | { of: 'task'; fields: TaskFields }
  | { of: 'issue'; fields: IssueFields }
  | { of: 'headline'; fields: HeadlineFields }
  | { of: 'goal'; fields: GoalFields }

export type Outcome = 'open' | 'added' | 'dismissed'

export type Part =
  | { type: 'text'; text: string }
  | { type: 'read'; kind: ReadKind; count: number; linked: Linked[] }
  | { type: 'proposal'; id: string; proposed: Proposed; outcome: Outcome; madeId: string | null }

export type MessageState = 'streaming' | 'done' | 'stopped' | 'failed'

export interface Message {
  id: string
  role: 'person' | 'partner'
  parts: Part[]
  state: MessageState
  createdAt: string
}

export interface Thread {
  id: string
  title: string
  lastAt: string
}

/** Null while no model is set up on the installation. */
export interface PartnerState {
  model: { host: string; isLocal: boolean; isAgreed: boolean } | null
  threads: Thread[]
}

export interface ThreadAnswer {
  thread: Thread
  messages: Message[]
}

/** Why a question is not answered now. */
export type Stopper =
  | { why: 'hour'; asked: number; until: string }
  | { why: 'day' }
  | { why: 'under-way' }
  | { why: 'threads'; most: number }
  | { why: 'messages'; most: number }
  | { why: 'consent' }
  | { why: 'model'; host: string }
  | { why: 'cut-off' }

/** A line of the stream in which an answer comes. */
export type AnswerEvent =
  | { event: 'begins'; questionId: string; answerId: string; thread: Thread }
  | { event: 'text'; text: string }
  | { event: 'part'; part: Part }
  | { event: 'ends'; state: MessageState; stopper: Stopper | null }
  | { event: 'refused'; stopper: Stopper }

/** What a company has used on a day. */
export interface UsageDay {
  day: Day
  tokens: number
  messages: number
  cost: number | null
}

export interface UsageAnswer {
  isSetUp: boolean
  tokensPerDay: number
  days: UsageDay[]
  monthCost: number | null
}
