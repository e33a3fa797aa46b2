import type { NavigateOptions } from '@tanstack/react-router'
import { addressOf } from '../../meeting-room/results/result-address.rules.ts'
import type { FactRow } from '../analytics.requests.ts'

const PAGES = { goal: '/goals', task: '/tasks', issue: '/issues' } as const
/** As addresses call what this device may not hold. */
const KINDS = { goal: 'goals', task: 'tasks', issue: 'issues' } as const

/** Where a row behind a figure is shown. */
export function addressOfRow({ kind, id, team }: FactRow): NavigateOptions {
  if (kind === 'meeting') return { to: '/meetings', hash: addressOf({ teamId: team!, id }) }
  if (kind === 'metric') return { to: '/metrics', search: { metric: id, ...(team && { team }) } }
  if (kind === 'plan') return { to: '/strategy', search: team ? { team } : {} }
  if (kind === 'seat') return { to: '/org-chart', search: { seat: id } }
  if (kind === 'process') return { to: '/process/$processId', params: { processId: id } }
  return { to: PAGES[kind], search: { row: id, of: KINDS[kind], ...(team && { team }) } }
}
