import { Download, Printer, SlidersHorizontal } from 'lucide-react'
import { useLive } from '../../sync/browser/react.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/Select.tsx'
import { teamsAtHand } from '../teams/teams.queries.ts'
import { quarterLabel } from '../time/time.text.ts'
import { useToday } from '../time/use-today.ts'
import { quartersShown } from './fit.rules.ts'
import { type Sorting, SORTINGS } from './fit-grid.rules.ts'
import { ALL_TEAMS, CHANGE_BAR, EXPORT_CSV, PRINT, QUARTER, SORT, SORTS, TEAM } from './fit.text.ts'
import type { FitAddress } from './use-fit-address.ts'
import { useExportFit } from './use-export-fit.ts'

type FitFiltersProps = { address: FitAddress; onBar: (() => void) | undefined }

/** Which quarter, team and order are shown, and what can be done with all of it. */
export function FitFilters({ address, onBar }: FitFiltersProps) {
  const { quarter, teamId, sorting, change } = address
  const today = useToday()
  const teams = useLive(teamsAtHand, {}) ?? []
  const exportCsv = useExportFit()
  return (
    <div
      data-print-across
      className="grid grid-cols-2 items-center gap-2 border-b border-line px-4 py-3 md:flex md:flex-wrap print:hidden"
    >
      <Select
        label={QUARTER}
        name="quarter"
        hideLabel
        className="min-w-0 md:w-32"
        value={quarter}
        onChange={(chosen) => change({ quarter: chosen })}
        options={quartersShown(today).map((one) => ({ value: one, label: quarterLabel(one) }))}
      />
      <Select
        label={TEAM}
        name="on"
        hideLabel
        className="min-w-0 md:w-44"
        placeholder={ALL_TEAMS}
        value={teamId ?? ''}
        onChange={(chosen) => change({ teamId: chosen })}
        options={teams.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Select
        label={SORT}
        name="sort"
        hideLabel
        className="min-w-0 md:w-36"
        value={sorting}
        onChange={(chosen) => change({ sorting: chosen as Sorting })}
        options={SORTINGS.map((one) => ({ value: one, label: SORTS[one] }))}
      />
      <span className="hidden flex-1 md:block" />
      {onBar && (
        <Button
          variant="ghost"
          icon={<SlidersHorizontal aria-hidden />}
          className="max-md:justify-self-start"
          onClick={onBar}
        >
          {CHANGE_BAR}
        </Button>
      )}
      <Button
        variant="ghost"
        icon={<Download aria-hidden />}
        className="max-md:justify-self-start"
        onClick={exportCsv}
      >
        {EXPORT_CSV}
      </Button>
      <Button
        variant="ghost"
        icon={<Printer aria-hidden />}
        className="max-md:hidden"
        onClick={() => print()}
      >
        {PRINT}
      </Button>
    </div>
  )
}
