/** What two titles have in common that count as the same. */
export const titleKey = (title: string): string => title.trim().toLowerCase()

/** Whether two issues are called the same, in whatever case. */
export const isNamesake = (one: { title: string }, other: { title: string }): boolean =>
  titleKey(one.title) === titleKey(other.title)
