import { text } from '../../../sync/fields.ts'
import { isTimeZone } from '../../time/zones.rules.ts'
import { NO_TIME, NO_ZONE } from './schedule.text.ts'

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

// What is entered is checked more closely than rows are, so that not every page has to load what knows time zones.
export const timeOfDay = () => text({ max: 5, problem: (typed) => (TIME.test(typed) ? null : NO_TIME) })
export const timeZone = () => text({ max: 64, problem: (zone) => (isTimeZone(zone) ? null : NO_ZONE) })
