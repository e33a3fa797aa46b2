import { numberText } from '../sheets/numbers.rules.ts'

export const HOURS_WANTED_LABEL = 'Hours I want to work'
export const HOURS_A_WEEK = 'Hours a week'
export const HOURS_UNIT = 'h'
export const ACTIVITY = 'Activity'
export const activityIn = (quadrant: string): string => `Activity: ${quadrant}`
export const hoursIn = (quadrant: string): string => `Hours a week: ${quadrant}`
export const addTo = (quadrant: string): string => `Add to ${quadrant}`
export const NONE_HERE = 'Nothing here yet.'
export const HOW_TO_MOVE = 'Drag an activity, or press 1 to 4 on it.'
export const HAND_TO = 'Hand over to'
export const NOBODY_YET = 'Nobody yet'
export const BY_DAY = 'By'
export const NO_DAY = 'No date'
export const EDIT = 'Edit'
export const EDIT_ACTIVITY = 'Edit activity'
export const MAKE_TASK = 'Make a task'
export const REMOVE = 'Remove'
export const ACTIVITY_REMOVED = 'Activity removed'
export const MOVE_TO = 'Move to'
export const LINE = '100 %'
export const actionsFor = (activity: string): string => `Actions for ${activity}`
export const movedTo = (activity: string, quadrant: string): string => `${activity}: ${quadrant}`
export const handOver = (activity: string): string => `Hand over: ${activity}`
export const hoursText = (hours: number): string => `${numberText(hours)} h`
export const carries = (carried: number, wanted: number): string =>
  `You carry ${numberText(carried)} of ${numberText(wanted)} hours.`
export const carriesTooMuch = (carried: number, wanted: number, over: number): string =>
  `${carries(carried, wanted)} Hand over ${numberText(over)}.`
