/** The panel of a seat. */
export const panelOf = (name: string): string => `Seat ${name}`
export const SEAT_GONE = 'This seat is no longer there.'
export const goneNamed = (name: string): string => `${name} is no longer there.`
export const CLOSE_PANEL = 'Close the panel'
export const NAME = 'Name'
export const HOLDER = 'Holder'
export const ADD_HOLDER = 'Add holder'
export const PERSON = 'Person'
export const SELECT_PERSON = 'Choose a person'
export const removeHolderNamed = (name: string): string => `Take this seat from ${name}`
export const REPORTS_TO = 'Reports to'
export const TOP_OF_CHART = 'Top of the chart'
export const ALSO_REPORTS = 'Also reports to'
export const ADD_SECOND_LINE = 'Add another line'
export const removeLineTo = (name: string): string => `No longer reports to ${name} as well`
export const TEAM = 'Team'
export const NO_TEAM = 'No team'
export const COLOUR = 'Colour'
export const TINTS = ['None', 'Blue', 'Violet', 'Green', 'Amber', 'Rose', 'Teal']
export const HIRE_BY = 'Hire by'
export const ROLES = 'Roles'
export const ADD_ROLE = 'Add role'
export const NEW_ROLE = 'What is this seat responsible for?'
export const roleNamed = (text: string): string => `Role ${text}`
export const actionsForRole = (text: string): string => `Actions for the role ${text}`
export const MOVE_UP = 'Move up'
export const MOVE_DOWN = 'Move down'
export const REMOVE_ROLE = 'Remove'
export const ROLE_REMOVED = 'Role removed'
export const FIVE_ROLES = 'Five roles are usually enough.'
export const NO_ROLES = 'No roles yet.'
export const MEASURES = 'Measures'
export const ADD_MEASURE = 'Add measure'
export const METRIC = 'Metric'
export const SELECT_METRIC = 'Choose a metric'
export const removeMeasureNamed = (name: string): string => `No longer measure it by ${name}`

export const NO_VALUE = 'No value'
export const goalsOf = (name: string): string => `Goals of ${name}`
export const GOALS_OF_HOLDERS = 'Goals of the holders'
export const NOTE = 'Note'
export const NOTE_PLACEHOLDER = 'Anything else about this seat'

/** What can be done with a seat. */
export const actionsFor = (name: string): string => `Actions for ${name}`
export const ADD_SEAT_BELOW = 'Add seat below'
export const ADD_SEAT = 'Add seat'
export const ADD_TOP_SEAT = 'Add seat at the top'
export const seatBelow = (name: string): string => `New seat below ${name}`
export const NAME_OF_SEAT = 'Name of the seat'
export const seatAdded = (name: string): string => `${name} added`
export const MOVE_UNDER = 'Move under…'
export const moveNamed = (name: string): string => `Move ${name} under…`
export const MOVE = 'Move'
/** What kind of thing it is, in a list with others. */
export const SEAT = 'Seat'
export const SELECT_SEAT = 'Choose a seat'
export const NO_SEAT_FOUND = 'No such seat'
export const EARLIER = 'Move before its neighbour'
export const LATER = 'Move behind its neighbour'
export const COPY_SEAT = 'Copy seat'
export const copyOf = (name: string): string => `Copy of ${name}`
export const SEAT_COPIED = 'Seat copied'
export const REMOVE_SEAT = 'Remove seat'
export const removeNamed = (name: string): string => `Remove ${name}?`
export const MOVES_UP = 'What is beneath it moves one level up.'
export const alsoRemove = (count: number): string =>
  count === 1 ? 'Also remove the seat beneath' : `Also remove the ${count} seats beneath`
export const SEAT_REMOVED = 'Seat removed'
export const MAKE_ISSUE = 'Make an issue'
export const fromSeat = (name: string, address: string): string =>
  `From the org chart, seat ${name}: ${address}`
export const MADE_OF_SEAT = 'Issues and tasks from here'
export const MAKE_TASK = 'Make a task'
export const MAY_NOT_EDIT = 'You can edit the seats beneath your own. Ask a director to give you a seat.'
