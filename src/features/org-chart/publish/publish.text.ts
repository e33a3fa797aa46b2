export const MAKE_LIVE = 'Make live'
export const MAKE_LIVE_ASKED = 'Make this chart live?'
export const MAKE_LIVE_EXPLAINED = 'Everybody will see it. The present chart stays under Earlier charts.'
export const NOW_LIVE = 'This chart is live now'
export const NOTHING_DIFFERS = 'It is the same as the live chart.'
export const ADDED = 'Added'
export const MOVED = 'Moved'
export const CHANGED = 'Changed'
export const REMOVED = 'Removed'
export const reordered = (count: number): string =>
  count === 1 ? '1 seat stands in another order' : `${count} seats stand in another order`
export const more = (count: number): string => `and ${count} more`
export const TOP = 'the top'
export const movedFrom = (from: string, to: string): string => `from ${from} to ${to}`
export const ALSO_CHANGED = 'Also changed on the live chart'
export const ALSO_CHANGED_EXPLAINED = 'Others changed this while the draft was made. Choose what stays.'
export const fieldOfSeat = (field: string, seat: string): string => `${field} of ${seat}`
export const liveSays = (said: string): string => `Live: ${said}`
export const draftSays = (said: string): string => `Draft: ${said}`
export const NOTHING = 'nothing'
export const SEAT_THERE = 'the seat stays'
export const SEAT_AWAY = 'the seat is removed'
export const anotherPlace = (parent: string): string => `another place under ${parent}`
export const FIELDS = {
  presence: 'Seat',
  place: 'Place',
  name: 'Name',
  holderIds: 'Holder',
  roles: 'Roles',
  secondLineIds: 'Also reports to',
  teamId: 'Team',
  tint: 'Colour',
  hireBy: 'Hire by',
  note: 'Note',
}
