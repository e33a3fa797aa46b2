import type { Reader } from '../../../sync/store.ts'
import { type OrgChart, orgCharts, type Seat, seats } from '../org-chart.table.ts'
import { byPlace } from './order.rules.ts'
import type { ById, ChildrenOf } from './tree.rules.ts'

/** Looks up seats that have not been removed. */
export const seatsById =
  (read: Reader): ById<Seat> =>
  (id) => {
    const seat = read.get(seats, id)
    return seat?.archivedAt === null ? seat : undefined
  }

/** Looks up the seats directly beneath one, in order. */
export const childrenIn =
  (read: Reader): ChildrenOf<Seat> =>
  (id) =>
    read.where(seats, { parentId: id }).filter(isThere).toSorted(byPlace)

/** The seats of a chart that report to `parentId`, in order. */
export const siblingsIn = (read: Reader, chartId: string, parentId: string | null): Seat[] =>
  parentId === null
    ? seatsIn(read, chartId)
        .filter((seat) => seat.parentId === null)
        .toSorted(byPlace)
    : [...childrenIn(read)(parentId)]

export const seatsIn = (read: Reader, chartId: string): Seat[] =>
  read.where(seats, { chartId, archivedAt: null })

export const liveChart = (read: Reader): OrgChart | undefined =>
  read.where(orgCharts, { kind: 'live', archivedAt: null })[0]

const isThere = ({ archivedAt }: Seat): boolean => archivedAt === null
