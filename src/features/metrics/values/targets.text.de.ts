export { TARGET_LOGIC_SIGNS } from './targets.text.ts'

export const TARGET_FOR_WEEK = 'Zielwert für diese Woche'
