import { Flag } from 'lucide-react'
import { useState } from 'react'
import { useLive } from '../../../sync/browser/react.ts'
import { Button } from '../../../ui/Button.tsx'
import { later } from '../../../ui/later.tsx'
import type { Day } from '../../time/calendar.rules.ts'
import { quarterToClose } from './closing.queries.ts'
import { closeQuarter } from './closing.text.ts'

const ClosingDialog = later(() => import('./ClosingDialog.tsx'))

type CloseQuarterButtonProps = { teamId: string; ofCompany: boolean; name: string; today: Day }

/** Offers to close the earliest quarter that has ended, or ends soon, with goals still open. */
export function CloseQuarterButton({ today, ...of }: CloseQuarterButtonProps) {
  const { teamId, ofCompany } = of
  const due = useLive(quarterToClose, { teamId, ofCompany, today })
  const [opened, setOpened] = useState<Day | null>(null)
  return (
    <>
      {due && (
        <Button
          size="sm"
          icon={<Flag aria-hidden />}
          onClick={() => setOpened(due)}
          onPointerEnter={() => void ClosingDialog.preload().catch(() => {})}
        >
          {closeQuarter(due)}
        </Button>
      )}
      {opened && <ClosingDialog {...of} open quarter={opened} onOpenChange={() => setOpened(null)} />}
    </>
  )
}
