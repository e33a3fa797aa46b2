export { clockText, durationText } from './timer.text.ts'
