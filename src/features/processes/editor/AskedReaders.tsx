import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { later } from '../../../ui/later.tsx'
import { useReaders } from '../readers/use-readers.ts'
import { asks, NOBODY_ASKED, READERS } from '../readings/readings.text.ts'
import type { Editing } from './editing.ts'

const ReadersDialog = later(() => import('../readers/ReadersDialog.tsx'))

/** How many are asked to confirm, who are not all those who may read it, and the way to say who. */
export function AskedReaders({ open, process }: Editing) {
  const { assigned } = useReaders(process)
  const [choosing, choose] = useState(false)
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p data-numeric className="text-[0.8125rem] text-soft">
        {assigned === 0 ? NOBODY_ASKED : asks(assigned)}
      </p>
      <Button size="sm" onClick={() => choose(true)}>
        {READERS}
      </Button>
      {choosing && (
        <ReadersDialog
          open
          onOpenChange={choose}
          process={process}
          counts={open.counts}
          mayAssign={open.mayAssign}
        />
      )}
    </div>
  )
}
