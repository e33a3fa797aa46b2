import { createContext, useContext } from 'react'
import type { HeldSeat } from '../charts/charts.queries.ts'
import type { Branch, Collapsed, Forest } from '../charts/forest.rules.ts'
import type { OrgChart } from '../org-chart.table.ts'

export type SeatDialog = 'add' | 'move' | 'remove' | 'holder' | 'line' | 'measure' | 'issue' | 'task'

/** The chart on the screen, and what everything on it may do with it. */
export interface OpenChart {
  chart: OrgChart
  forest: Forest
  collapsed: Collapsed
  setCollapsed: (collapsed: Collapsed) => void
  /** The seat that the keys are at; the tree is one stop for Tab. */
  activeId: string
  setActive: (seatId: string) => void
  /** The seat whose panel is open. */
  openId: string | null
  openSeat: (seatId: string | null) => void
  /** The seats that the search found; empty while nothing is sought. */
  found: ReadonlySet<string>
  /** Whether cards show what a seat answers for. */
  showsRoles: boolean
  /** Whether it was live once and is only looked at. */
  isEarlier: boolean
  mayEdit: (seat: HeldSeat) => boolean
  maySayRoles: (seat: HeldSeat) => boolean
  mayPutBeneath: (seat: HeldSeat | null) => boolean
  /** Opens a dialog about a seat; about the whole chart with null. */
  ask: (dialog: SeatDialog, branch: Branch | null) => void
}

export const ChartContext = createContext<OpenChart | null>(null)

export const useChart = (): OpenChart => useContext(ChartContext)!
