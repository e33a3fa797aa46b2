import { durationText } from '../timer/timer.text.de.ts'
import type { Punctuality } from './punctuality.rules.ts'

const ON_TIME = 1

function timing(minutes: number): string {
  if (Math.abs(minutes) <= ON_TIME) return 'pünktlich'
  return `${durationText(Math.abs(minutes) * 60)} zu ${minutes > 0 ? 'spät' : 'früh'}`
}

export function punctualityText({ startedLate, endedLate }: Punctuality): string {
  const started = startedLate === null ? [] : [`${timing(startedLate)} begonnen`]
  const ended = endedLate === null ? [] : [`${timing(endedLate)} beendet`]
  const text = [...started, ...ended].join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
