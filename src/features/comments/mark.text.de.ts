export const commentCount = (count: number): string => `${count} ${count === 1 ? 'Kommentar' : 'Kommentare'}`

const ADD_THE_FIRST = 'Kommentar schreiben'

interface Marked {
  count: number
  unread: number
  isMentioned: boolean
}

/** What a row's mark says of its discussion; null where nothing was said yet. */
export function markLabel(mark: Marked | null): string {
  if (!mark) return ADD_THE_FIRST
  const comments = commentCount(mark.count)
  if (mark.isMentioned) return `${comments}, Sie werden erwähnt`
  return mark.unread > 0 ? `${comments}, ${mark.unread} ${mark.unread === 1 ? 'neuer' : 'neue'}` : comments
}
