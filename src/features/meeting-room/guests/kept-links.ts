import type { NewLink } from './guests.requests.ts'

/** The links that this tab has made, by their meetings: the server tells each only once. */
const links = new Map<string, NewLink>()

export const keepLink = (meetingId: string, link: NewLink): void => void links.set(meetingId, link)

/** The meeting's link, if this tab made the one that holds since then. */
export const keptLink = (meetingId: string, since: string | null): NewLink | undefined => {
  const link = links.get(meetingId)
  return link?.since === since ? link : undefined
}
