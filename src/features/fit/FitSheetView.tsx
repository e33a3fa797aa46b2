import { useMemo, useState } from 'react'
import { useMutate } from '../../sync/browser/react.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { later } from '../../ui/later.tsx'
import { useOwnKeys } from '../../ui/screen-keys.ts'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { useIsNarrow } from '../../ui/use-is-narrow.ts'
import { type FitActs, FitContext, type Matter } from './fit-context.ts'
import { FIT_KEYS } from './fit-keys.ts'
import { FitFilters } from './FitFilters.tsx'
import { arranged, columnsOf, rowsOf } from './fit-grid.rules.ts'
import { rateSeat, rateValue } from './fit.mutations.ts'
import type { FitSheet, FitValue } from './fit.queries.ts'
import { FROZEN, NOBODY_FOUND } from './fit.text.ts'
import { SheetContext } from './sheet-context.ts'
import type { FitAddress } from './use-fit-address.ts'

const FitGrid = later(() => import('./FitGrid.tsx'), SkeletonRows)
const FitCards = later(() => import('./FitCards.tsx'), SkeletonRows)
const FitPanel = later(() => import('./FitPanel.tsx'))
const BarDialog = later(() => import('./BarDialog.tsx'))
const FitWorkDialog = later(() => import('./FitWorkDialog.tsx'))

type FitSheetViewProps = {
  sheet: FitSheet
  values: readonly FitValue[]
  address: FitAddress
  isOver: boolean
}

/** The ratings of a quarter: a grid, or cards on a phone, with the panel of a person. */
export function FitSheetView({ sheet, values, address, isOver }: FitSheetViewProps) {
  const { quarter, teamId, sorting } = address
  const mutate = useMutate()
  const isNarrow = useIsNarrow()
  useOwnKeys(FIT_KEYS)
  const [openId, setOpenId] = useState(address.openId)
  const [matter, setMatter] = useState<Matter | null>(null)
  const [isSettingBar, setSettingBar] = useState(false)
  const people = useMemo(() => arranged(sheet.people, { teamId, sorting }), [sheet, teamId, sorting])
  const columns = useMemo(() => columnsOf(values, sheet.people, isOver), [values, sheet, isOver])
  const acts = useMemo<FitActs>(
    () => ({
      isOver,
      mayRate: (entry) => entry.mayRate && !isOver,
      mark: ({ person }, valueId, mark) =>
        void mutate(rateValue, { personId: person.id, quarter, valueId, mark }),
      answer: ({ person }, seatId, question, answer) =>
        void mutate(rateSeat, { personId: person.id, quarter, seatId, question, answer }),
      open: ({ person }) => setOpenId(person.id),
      raise: setMatter,
    }),
    [isOver, mutate, quarter],
  )
  const open = sheet.people.find(({ person }) => person.id === openId)
  return (
    <SheetContext value={{ ...sheet, quarter, values }}>
      <FitContext value={acts}>
        <FitFilters address={address} onBar={sheet.maySetBar ? () => setSettingBar(true) : undefined} />
        {isOver && <p className="px-4 pt-2 text-[0.8125rem] text-soft">{FROZEN}</p>}
        {people.length === 0 && <EmptyState text={NOBODY_FOUND} />}
        {people.length > 0 && isNarrow && <FitCards people={people} />}
        {people.length > 0 && !isNarrow && <FitGrid rows={rowsOf(people)} columns={columns} />}
        {open && <FitPanel key={open.person.id} entry={open} onClose={() => setOpenId(null)} />}
        {matter && <FitWorkDialog matter={matter} onClose={() => setMatter(null)} />}
        {isSettingBar && <BarDialog onClose={() => setSettingBar(false)} />}
      </FitContext>
    </SheetContext>
  )
}
