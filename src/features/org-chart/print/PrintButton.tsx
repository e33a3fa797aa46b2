import { Printer } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { later } from '../../../ui/later.tsx'
import { PRINT } from './print.text.ts'

const PrintDialog = later(() => import('./PrintDialog.tsx'))

/** Asks how the chart is to be printed. */
export function PrintButton({ isNarrow }: { isNarrow: boolean }) {
  const [open, setOpen] = useState(false)
  const ask = () => setOpen(true)
  return (
    <>
      {isNarrow ? (
        <IconButton label={PRINT} icon={<Printer aria-hidden />} onClick={ask} />
      ) : (
        <Button icon={<Printer aria-hidden />} onClick={ask}>
          {PRINT}
        </Button>
      )}
      {open && <PrintDialog open onOpenChange={setOpen} />}
    </>
  )
}
