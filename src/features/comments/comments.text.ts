/** Titles of refusals. */
export const COMMENT_NOT_ADDED = 'Failed to add the comment'
export const COMMENT_NOT_EDITED = 'Failed to edit the comment'
export const COMMENT_NOT_DELETED = 'Failed to delete the comment'
export const COMMENT_NOT_RESTORED = 'Failed to restore the comment'
export const NOT_FOLLOWED = 'Failed to change what you follow'

/** A discussion. */
export const DISCUSSION = 'Discussion'
export const FOLLOW = 'Follow'
export const FOLLOWING = 'Following'
export const STOP_FOLLOWING = 'Stop following'
export const FOLLOWED_BY_NOBODY = 'Nobody follows this discussion.'
export const followedBy = (names: string): string => `Followed by ${names}`
export const NO_COMMENTS = 'Nothing said yet.'
export const ONLY_TO_READ = 'You can read this discussion. Only people who work on it can add to it.'
export const showEarlier = (count: number): string =>
  `Show ${count} earlier ${count === 1 ? 'comment' : 'comments'}`
export const EARLIER_ONCE_ONLINE = 'Earlier comments appear once you are online.'
export const EARLIER_ON_THE_WAY = 'Loading earlier comments…'

/** A comment. */
export const momentOf = (day: string, time: string): string => `${day}, ${time}`
export const EDITED = 'edited'
export const SEE_VERSIONS = 'See earlier versions'
export const EARLIER_VERSIONS = 'Earlier versions'
export const until = (moment: string): string => `Until ${moment}`
export const NO_VERSIONS_HERE = 'Earlier versions appear once you are online.'
export const deletedBy = (name: string): string => `Deleted by ${name}`
export const RESTORE = 'Restore'
export const EDIT = 'Edit'
export const DELETE = 'Delete'
export const actionsFor = (author: string): string => `Actions for the comment of ${author}`
export const COMMENT_DELETED = 'Comment deleted'

/** Writing one. */
export const ADD_COMMENT = 'Add a comment'
export const COMMENT_HINT = 'Add a comment. @ mentions people.'
export const EDIT_COMMENT = 'Edit the comment'
export const SEND = 'Send'
export const SAVE = 'Save'
export const CANCEL = 'Cancel'
export const PEOPLE_TO_MENTION = 'People to mention'
