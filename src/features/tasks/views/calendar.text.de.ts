export { longDay, monthTitle, weekdayNames, dayNumber } from './calendar.text.ts'
