import { durationText } from '../timer/timer.text.ts'
import type { Punctuality } from './punctuality.rules.ts'

/** By so many minutes a meeting is on time, before or after. */
const ON_TIME = 1

function timing(minutes: number): string {
  if (Math.abs(minutes) <= ON_TIME) return 'on time'
  return `${durationText(Math.abs(minutes) * 60)} ${minutes > 0 ? 'late' : 'early'}`
}

/** Such as "Started 4 min late, ended on time"; without a schedule "Ended on time"; '' of a running meeting without one. */
export function punctualityText({ startedLate, endedLate }: Punctuality): string {
  const started = startedLate === null ? [] : [`started ${timing(startedLate)}`]
  const ended = endedLate === null ? [] : [`ended ${timing(endedLate)}`]
  const text = [...started, ...ended].join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
