import { Printer } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { CHECK_CONNECTION, PART_NOT_LOADED } from '../../../ui/ui.text.ts'
import { useSingleKeys } from '../../../ui/use-single-keys.ts'
import { PRINT } from '../strategy.text.ts'
import { later } from '../../../ui/later.tsx'
import type { Pages } from './PrintedPlan.tsx'
import { needsPages, PRINT_ANYWAY, PRINT_LONG } from './print.text.ts'

const PrintedPlan = later(() => import('./PrintedPlan.tsx'))

/** A plan is to fit on so many pages. */
const WANTED_PAGES = 2

/** Prints the open plan on two pages; asks first if it needs more. P does the same. */
export default function PlanPrint() {
  const [isLaidOut, layOut] = useState(false)
  const [needed, setNeeded] = useState<number | null>(null)
  const pages = useRef<Pages>(null)

  useEffect(() => {
    void PrintedPlan.preload().catch(() => null)
    const before = () => flushSync(() => layOut(true))
    const after = () => layOut(false)
    addEventListener('beforeprint', before)
    addEventListener('afterprint', after)
    return () => {
      removeEventListener('beforeprint', before)
      removeEventListener('afterprint', after)
    }
  }, [])

  async function ask() {
    try {
      await PrintedPlan.preload()
    } catch {
      return toast.error(PART_NOT_LOADED, CHECK_CONNECTION)
    }
    flushSync(() => layOut(true))
    const count = pages.current?.count() ?? 0
    if (count <= WANTED_PAGES) return print()
    layOut(false)
    setNeeded(count)
  }

  useSingleKeys({ p: () => void ask() })
  return (
    <>
      <Button icon={<Printer aria-hidden />} onClick={() => void ask()}>
        <span className="max-md:sr-only">{PRINT}</span>
      </Button>
      {isLaidOut && <PrintedPlan pages={pages} />}
      <ConfirmDialog
        open={needed !== null}
        onOpenChange={() => setNeeded(null)}
        title={PRINT_LONG}
        detail={needsPages(needed ?? 0)}
        confirmLabel={PRINT_ANYWAY}
        onConfirm={() => print()}
      />
    </>
  )
}
