import * as z from 'zod/mini'

export const MAX_MESSAGE = 1_000
export const MAX_ANNOUNCEMENTS = 200

const message = z.string().check(z.maxLength(MAX_MESSAGE))

export const createInput = z.strictObject({ message })
export const editInput = z.strictObject({ id: z.uuid(), message })
export const oneInput = z.strictObject({ id: z.uuid() })

/** What everybody is told. */
export interface Announced {
  id: string
  message: string
}

/** An announcement as the panel lists it. */
export interface ListedAnnouncement extends Announced {
  isActive: boolean
  createdAt: string
}

/** The answer of GET /api/platform/announcements, newest first. */
export interface AnnouncementsAnswer {
  announcements: ListedAnnouncement[]
}
