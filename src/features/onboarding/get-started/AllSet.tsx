import { RotateCcw } from 'lucide-react'
import { useEffect } from 'react'
import { announce } from '../../../ui/announce.ts'
import { Button } from '../../../ui/Button.tsx'
import { ALL_SET, READY_FOR_ACTION, RESET_DEMO } from './get-started.text.ts'

/** Said once all steps are done. */
export function AllSet({ onReset }: { onReset: () => void }) {
  useEffect(() => announce(`${ALL_SET} ${READY_FOR_ACTION}`), [])
  return (
    <div className="grid justify-items-start gap-3 bg-good-tint p-4 text-good-ink">
      <p>
        <strong className="block text-base font-semibold">{ALL_SET}</strong> {READY_FOR_ACTION}
      </p>
      <Button size="sm" icon={<RotateCcw />} onClick={onReset}>
        {RESET_DEMO}
      </Button>
    </div>
  )
}
