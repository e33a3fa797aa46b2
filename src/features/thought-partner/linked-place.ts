import type { NavigateOptions } from '@tanstack/react-router'
import { addressOf } from '../meeting-room/results/result-address.rules.ts'
import type { Linked } from './thought-partner.requests.ts'

/** Where something that was read is shown. */
export function placeOf({ kind, id, teamId, tool }: Linked): NavigateOptions {
  if (kind === 'meetings') return { to: '/meetings', hash: addressOf({ teamId: teamId ?? '', id }) }
  if (kind === 'seats') return { to: '/org-chart', search: { seat: id } }
  if (kind === 'processes') return { to: '/process/$processId', params: { processId: id } }
  if (kind === 'plans') return { to: '/strategy' }
  if (kind === 'charts') return { to: '/analytics' }
  if (kind === 'sheets') return { to: `/tools/${tool}`, search: { sheet: id } }
  return { to: `/${kind}`, search: { row: id, ...(teamId && { team: teamId }), of: kind } }
}
