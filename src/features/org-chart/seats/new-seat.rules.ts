import type { Seat } from '../org-chart.table.ts'

/** What a seat says that nobody has said anything of yet. */
export const BLANK = {
  liveSeatId: null,
  base: null,
  holderIds: [],
  roles: [],
  secondLineIds: [],
  teamId: null,
  tint: 0,
  hireBy: null,
  note: null,
  noteVersion: 0,
  noteBy: null,
  issueIds: [],
  taskIds: [],
  removedWithId: null,
  lifted: [],
  archivedAt: null,
} satisfies Partial<Seat>
