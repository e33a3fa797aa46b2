/** The screen. */
export const ORG_CHART = 'Org Chart'
export const LIVE = 'Live'
export const CHARTS = 'Charts'
export const NEW_DRAFT = 'New draft'
export const RENAME_DRAFT = 'Rename draft'
export const DELETE_DRAFT = 'Delete draft'
export const DRAFT_DELETED = 'Draft deleted'
/** What can be brought back of a chart. */
export const REMOVED_FROM_CHART = 'Removed seats and drafts'
export const DRAFT_NAME = 'Name of the draft'
export const DRAFT_EXPLAINED =
  'A copy of the live chart that only managers and directors see, until a director makes it live.'
export const DRAFT_GONE = 'This draft is no longer there, or you can’t see it.'
export const DRAFT_MARK = 'Draft'
export const FIND_SEAT = 'Seat or person'
export const noMatch = (query: string): string => `No seat or person matches "${query}"`
export const found = (count: number): string => (count === 1 ? '1 found' : `${count} found`)
export const WHAT_CARDS_SHOW = 'What cards show'
export const NAMES = 'Names'
export const ROLES = 'Roles'
export const OUTLINE = 'Outline'
export const VIEW = 'View'
export const DIRECTION = 'Direction'
export const DOWN = 'Downwards'
export const RIGHT = 'To the right'
export const LEVELS = 'Levels'
export const ALL_LEVELS = 'All levels'
export const levels = (count: number): string => (count === 1 ? '1 level' : `${count} levels`)
export const EXPAND_ALL = 'Expand all'
export const COLLAPSE_ALL = 'Collapse all'
export const ZOOM_IN = 'Zoom in'
export const ZOOM_OUT = 'Zoom out'
export const ACTUAL_SIZE = 'Actual size'
export const FIT = 'Fit'
export const ALSO_REPORTS_TO = 'also reports to'

/** Such as "18 seats, 2 open, 12 people". */
export const counts = (seats: number, open: number, people: number): string =>
  [
    seats === 1 ? '1 seat' : `${seats} seats`,
    ...(open > 0 ? [`${open} open`] : []),
    people === 1 ? '1 person' : `${people} people`,
  ].join(', ')

/** Before there are seats. */
export const NO_SEATS = 'No seats yet'
export const NO_SEATS_EXPLAINED = 'Start with five common seats and change them.'
export const START_WITH_FIVE = 'Start with five seats'
export const START_EMPTY = 'Start empty'
export const DIRECTOR_STARTS = 'A director starts the org chart.'
export const STARTERS = ['Visionary', 'Managing Director', 'Sales & Marketing', 'Operations', 'Finance']
export const FIRST_SEAT = 'First seat'
export const DRAFT_IS_EMPTY = 'This draft has no seats.'

/** A seat on a card or a line. */
export const OPEN_SEAT = 'Open seat'
export const openSince = (name: string): string => `Open seat, was ${name}`
export const hireBy = (day: string): string => `Hire by ${day}`
export const beneathCount = (count: number): string => `${count} beneath`
export const moreHolders = (count: number): string => `+${count}`

/** Read aloud. */
export const nowReportsTo = (seat: string, parent: string): string => `${seat} now reports to ${parent}`
export const nowAtTop = (seat: string): string => `${seat} now stands at the top`
export const nowBefore = (seat: string, place: number, of: number): string =>
  `${seat} is now ${place} of ${of}`

/** The keys of the screen. */
export const KEYS_OF_CHART = 'Org chart'
export const GO_TO_NEIGHBOURS = 'Go to the seat above, beneath or beside'
export const OPEN_PANEL = 'Open the seat'
export const COLLAPSE_OR_EXPAND = 'Show or hide what is beneath'
export const NEW_SEAT_BELOW = 'New seat below'
export const MOVE_UNDER = 'Move under…'
export const CHANGE_ORDER = 'Change its place beside others'
export const REMOVE = 'Remove the seat'
export const ZOOM = 'Zoom'
export const SHOW_ALL = 'Show the whole chart'
export const SEARCH = 'Search'
export const KEY_SPACE = 'Space'
export const KEY_DELETE = 'Del'
