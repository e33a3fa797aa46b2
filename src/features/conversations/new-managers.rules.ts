import { type ConversationSide, MOST_SHARED } from './conversations.table.ts'

/** Whether what somebody wrote can be given to a new manager: as the report, once submitted. */
export const isShareable = ({
  side,
  state,
  submittedAt,
  shareWithId,
  sharedWithIds,
}: Pick<ConversationSide, 'side' | 'state' | 'submittedAt' | 'shareWithId' | 'sharedWithIds'>): boolean =>
  side === 'report' &&
  state !== 'cancelled' &&
  submittedAt !== null &&
  shareWithId === null &&
  sharedWithIds.length < MOST_SHARED
