import type { Notification } from './notifications.table.ts'

const PAGES = {
  task: '/tasks',
  goal: '/goals',
  issue: '/issues',
  metric: '/metrics',
  headline: '/headlines',
} as const

/** The page that a notification leads to, and the row there if it is about one, with the week in which somebody was mentioned. */
export function targetOf({
  kind,
  subjectKind,
  subjectId,
  teamId,
  day,
}: Pick<Notification, 'kind' | 'subjectKind' | 'subjectId' | 'teamId' | 'day'>) {
  if (kind === 'clarity_break') return { to: '/clarity-break', search: {}, params: {} } as const
  if (subjectKind === null || subjectId === null)
    return { to: kind === 'metric_stale' ? '/metrics' : '/goals', search: {}, params: {} } as const
  if (subjectKind === 'process')
    return { to: '/process/$processId', search: {}, params: { processId: subjectId } } as const
  if (subjectKind === 'conversation')
    return { to: '/people', search: { tab: 'conversations', talk: subjectId }, params: {} } as const
  if (subjectKind === 'checkup')
    return { to: '/tools/health-tracking', search: { checkup: subjectId }, params: {} } as const
  return {
    to: PAGES[subjectKind],
    search: {
      row: subjectId,
      ...(teamId && { team: teamId }),
      ...(kind === 'mentioned' && day && { week: day }),
    },
    params: {},
  } as const
}
