export const FOR_YOU = 'For you'
export const UNREAD_DISCUSSIONS = 'unread discussions'
export const FOLLOWED = 'Discussions that you follow and have not read.'
export const NOTHING_NEW = 'Nothing new. Discussions that you follow appear here once somebody writes.'
export const MENTIONED = 'Mentions you'
export const newBy = (unread: number, name: string): string =>
  unread === 1 ? `1 new comment, by ${name}` : `${unread} new comments, the last by ${name}`
export const lastBy = (name: string): string => `Edited comment by ${name}`
export const moreToRead = (count: number): string =>
  `and ${count} more ${count === 1 ? 'discussion' : 'discussions'}`
export const inWeek = (name: string, week: string): string => `${name}, ${week}`
export const UNREAD_ITEMS = 'unread'
export const bellLabel = (count: number): string =>
  count === 0 ? 'Notifications' : `Notifications: ${count} unread`
export const discussionsWait = (count: number): string =>
  count === 1 ? 'A discussion waits for you' : `${count} discussions wait for you`
