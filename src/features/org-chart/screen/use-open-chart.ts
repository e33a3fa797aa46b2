import { useMemo, useState } from 'react'
import { useActor } from '../../../sync/browser/react.ts'
import type { HeldSeat } from '../charts/charts.queries.ts'
import { type Collapsed, forestOf, matchesIn, pathUp } from '../charts/forest.rules.ts'
import { canEditRoles, canEditSeat, canPutBeneath } from '../org-chart.access.ts'
import type { OrgChart } from '../org-chart.table.ts'
import type { OpenChart, SeatDialog } from './chart-context.ts'
import { holderNames } from './seat-words.ts'
import type { ChartAddress } from './use-chart-address.ts'

const NONE: readonly HeldSeat[] = []

type Given = {
  chart: OrgChart
  seats: readonly HeldSeat[] | undefined
  address: ChartAddress
  showsRoles: boolean
  ask: OpenChart['ask']
  /** A chart that was live once is only looked at. */
  isEarlier?: boolean
}

/** What the search of the chart says and does. */
export interface Search {
  query: string
  setQuery: (query: string) => void
  /** How many seats match; null while nothing is sought. */
  count: number | null
  /** Goes to the next seat that matches. */
  next: () => void
}

/** The chart with its seats put together, where the keys are, and who may do what. */
export function useOpenChart({ chart, seats = NONE, address, showsRoles, ask, isEarlier = false }: Given) {
  const actor = useActor()
  const [collapsed, setCollapsed] = useState<Collapsed>(new Set())
  const [active, setActive] = useState<string | null>(null)
  const [query, setQuery] = useState('')
  const { seatId, openSeat } = address
  const forest = useMemo(() => forestOf(seats), [seats])
  const matches = useMemo(() => matchesIn(forest, query, holderNames), [forest, query])
  const isHere = (id: string | null | undefined): id is string =>
    typeof id === 'string' && forest.byId.has(id)
  const openId = seatId !== undefined && (isHere(seatId) || seats === NONE) ? seatId : null
  const activeId = [active, openId].find(isHere) ?? forest.roots[0]?.seat.id ?? ''

  /** Shows a seat wherever it is collapsed. */
  function reveal(id: string): void {
    const branch = forest.byId.get(id)
    const path = new Set(branch ? pathUp(branch).map((one) => one.seat.id) : [])
    const stillHidden = [...collapsed].filter((one) => !path.has(one))
    if (stillHidden.length < collapsed.size) setCollapsed(new Set(stillHidden))
    setActive(id)
  }

  const byId = (id: string) => forest.byId.get(id)?.seat
  const opened: OpenChart = {
    chart,
    forest,
    collapsed,
    setCollapsed,
    activeId,
    setActive: reveal,
    openId,
    openSeat: (id) => {
      if (id !== null) reveal(id)
      openSeat(id)
    },
    found: useMemo(() => new Set(matches.map(({ seat }) => seat.id)), [matches]),
    showsRoles,
    isEarlier,
    mayEdit: (seat) => !isEarlier && canEditSeat(byId, actor, seat),
    maySayRoles: (seat) => !isEarlier && canEditRoles(byId, actor, seat),
    mayPutBeneath: (seat) => !isEarlier && canPutBeneath(byId, actor, seat, chart.kind === 'draft'),
    ask: (dialog: SeatDialog, branch) => ask(dialog, branch),
  }
  const search: Search = {
    query,
    setQuery(text) {
      setQuery(text)
      const [first] = matchesIn(forest, text, holderNames)
      if (first) reveal(first.seat.id)
    },
    count: query.trim() === '' ? null : matches.length,
    next() {
      const place = matches.findIndex(({ seat }) => seat.id === activeId)
      const branch = matches[(place + 1) % matches.length]
      if (branch) reveal(branch.seat.id)
    },
  }
  return { chart: opened, search }
}
