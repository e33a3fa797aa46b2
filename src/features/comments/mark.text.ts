// Apart from the other texts, because rows show it before a discussion is opened.
export const commentCount = (count: number): string => `${count} ${count === 1 ? 'comment' : 'comments'}`

const ADD_THE_FIRST = 'Add a comment'

interface Marked {
  count: number
  unread: number
  isMentioned: boolean
}

/** What a row's mark says of its discussion; null where nothing was said yet. */
export function markLabel(mark: Marked | null): string {
  if (!mark) return ADD_THE_FIRST
  const comments = commentCount(mark.count)
  if (mark.isMentioned) return `${comments}, you are mentioned`
  return mark.unread > 0 ? `${comments}, ${mark.unread} new` : comments
}
