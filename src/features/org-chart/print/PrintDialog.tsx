import { useMemo, useState } from 'react'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DialogActions } from '../../../ui/DialogActions.tsx'
import { Select } from '../../../ui/Select.tsx'
import { useChart } from '../screen/chart-context.ts'
import { seatOptions } from '../seats/seat-options.ts'
import { NO_SEAT_FOUND } from '../seats/seat.text.ts'
import { type Paper, PAPER_NAMES } from './paper.rules.ts'
import { isLegible, onePage, pagePerBranch } from './print-pages.rules.ts'
import {
  ARRANGED,
  FROM_SEAT,
  LIST,
  ONE_PAGE,
  PAGE_PER_BRANCH,
  pages,
  PAPER,
  PAPERS,
  PRINT,
  PRINT_CHART,
  TOO_SMALL,
  WHOLE_CHART,
  WITH_ROLES,
} from './print.text.ts'
import { Printed, type Printing } from './Printed.tsx'

const ARRANGEMENTS = { page: ONE_PAGE, branches: PAGE_PER_BRANCH, list: LIST } as const

type Arrangement = keyof typeof ARRANGEMENTS

type PrintDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** How a chart is printed; a PDF is the browser’s own print. */
export default function PrintDialog(dialog: PrintDialogProps) {
  const { forest, showsRoles: shown, chart } = useChart()
  const [arrangement, setArrangement] = useState<Arrangement>('page')
  const [paper, setPaper] = useState<Paper>('a4')
  const [showsRoles, setShowsRoles] = useState(shown)
  const [fromId, setFromId] = useState('')
  const [printing, setPrinting] = useState<Printing | null>(null)
  const from = forest.byId.get(fromId)
  const roots = useMemo(() => (from ? [from] : forest.roots), [from, forest])
  const planned = useMemo(() => {
    if (arrangement === 'list') return null
    return (arrangement === 'page' ? onePage : pagePerBranch)(roots, { paper, showsRoles })
  }, [arrangement, roots, paper, showsRoles])
  const isTooSmall = arrangement === 'page' && planned !== null && !isLegible(planned)

  return (
    <>
      <Dialog {...dialog} title={PRINT_CHART} size="sm" asksBeforeClosing={false}>
        <div className="grid gap-3">
          <Select
            label={ARRANGED}
            name="arrangement"
            value={arrangement}
            onChange={(value) => setArrangement(value as Arrangement)}
            options={Object.entries(ARRANGEMENTS).map(([value, label]) => ({ value, label }))}
          />
          <Select
            label={PAPER}
            name="paper"
            value={paper}
            onChange={(value) => setPaper(value as Paper)}
            options={PAPER_NAMES.map((value) => ({ value, label: PAPERS[value] }))}
          />
          <Select
            label={FROM_SEAT}
            name="from"
            value={fromId}
            onChange={setFromId}
            placeholder={WHOLE_CHART}
            options={seatOptions(forest, ({ children }) => children.length > 0)}
            noMatch={NO_SEAT_FOUND}
          />
          <Checkbox
            label={WITH_ROLES}
            checked={showsRoles}
            onChange={({ target }) => setShowsRoles(target.checked)}
          />
          {isTooSmall ? (
            <Alert kind="warn" title={TOO_SMALL} />
          ) : (
            <p role="status" data-numeric className="text-[0.8125rem] text-soft">
              {planned && pages(planned.pages.length)}
            </p>
          )}
        </div>
        <DialogActions>
          <Button
            variant="primary"
            disabled={isTooSmall}
            onClick={() => setPrinting({ name: chart.name, roots, planned, paper, showsRoles })}
          >
            {PRINT}
          </Button>
        </DialogActions>
      </Dialog>
      {printing && (
        <Printed
          printing={printing}
          onDone={() => {
            setPrinting(null)
            dialog.onOpenChange(false)
          }}
        />
      )}
    </>
  )
}
