import { CornerDownLeft } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { BACK_TO_MEETING, youLookAt } from './meeting-room.text.ts'

type LookingAroundProps = { section: string; current: string; onBack: () => void }

/** Says that the page shows another section than the meeting is in, and leads back. */
export function LookingAround({ section, current, onBack }: LookingAroundProps) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line bg-warn-tint px-4 py-1.5 text-[0.8125rem] text-warn-ink"
    >
      {youLookAt(section, current)}
      <Button
        size="sm"
        icon={<CornerDownLeft aria-hidden />}
        data-shortcut="F"
        aria-keyshortcuts="F"
        onClick={onBack}
      >
        {BACK_TO_MEETING}
      </Button>
    </div>
  )
}
