import * as z from 'zod/mini'
import type { OwnWords } from '../../../language/own-words.rules.ts'
import { nameInput } from '../../accounts/accounts.requests.ts'
import type { MeetingType } from '../../meetings/meetings.table.ts'
import type { Timer } from '../../meetings/timer/timer.rules.ts'
import { GUEST_NAME_MAX } from './guest-limits.rules.ts'
import { YOUR_NAME_PLEASE } from './required.text.ts'

const token = z.string().check(z.maxLength(100))

export const linkInput = z.strictObject({ companyId: z.uuid(), meetingId: z.uuid() })

export const openInput = z.strictObject({ token })

export const joinInput = z.strictObject({ token, name: nameInput(YOUR_NAME_PLEASE, GUEST_NAME_MAX) })

export const guestVoteInput = z.strictObject({ issueId: z.uuid(), act: z.enum(['cast', 'take-back']) })

export const guestRatingInput = z.strictObject({ rating: z.int().check(z.minimum(1), z.maximum(10)) })

/** Whether the meeting has a link, and since when (ISO 8601). */
export interface LinkState {
  since: string | null
}

/** The only time that the link is told. */
export interface NewLink {
  address: string
  since: string
}

/** Whether this browser is a guest of the link's meeting already, and what its company calls by its own words. */
export interface OpenedLink {
  joined: boolean
  ownWords: OwnWords
}

export interface GuestIssue {
  id: string
  title: string
  /** Whether votes for it count. */
  isOpen: boolean
  cause: string
  discussion: string
  decision: string
}

export interface GuestVotes {
  limit: number
  used: number
  /** Those for the issue under discussion. */
  here: number
}

/** A meeting as its guest sees it. */
export interface GuestView {
  meetingType: MeetingType
  sections: readonly { section: string; minutes: number }[]
  timer: Timer
  notes: string
  /** Whether the team is at its issues. */
  isAtIssues: boolean
  /** The one under discussion. */
  issue: GuestIssue | null
  name: string
  /** Null for a guest who has no vote. */
  votes: GuestVotes | null
  mayRate: boolean
  rating: number | null
}

export type Over = 'ended' | 'removed'

export type GuestTold = { view: GuestView } | { over: Over }

/** A message of a guest's stream: what is told, if that has changed, at the server's time (milliseconds). */
export type GuestMessage = { now: number } & (GuestTold | object)
