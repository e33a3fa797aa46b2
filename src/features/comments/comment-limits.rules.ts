/** The longest comment, in characters. */
export const COMMENT_LENGTH = 5_000

/** How many comments one discussion may ever have. All of them move with it at once. */
export const MOST_COMMENTS = 500

/** How many people one comment may mention. */
export const MOST_MENTIONS = 20

/** How often one comment may be edited. */
export const MOST_EDITS = 20

/** How many comments one person may make in an hour. */
export const MOST_AN_HOUR = 200

/** For how many days comments stay in every browser; older ones are borrowed by who looks at them. */
export const COMMENTS_LIVE_DAYS = 30

/** For how many days the discussions of a metric's weeks do: as long as its values. */
export const WEEKS_LIVE_DAYS = 98
