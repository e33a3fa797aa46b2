import { X } from 'lucide-react'
import { IconButton } from '../../../ui/IconButton.tsx'
import type { Branch } from '../charts/forest.rules.ts'
import { CLOSE_PANEL } from '../seats/seat.text.ts'
import { SeatMenu } from './SeatMenu.tsx'

/** The name of a seat, what else can be done with it, and the way out. */
export const PanelHead = ({ branch, onClose }: { branch: Branch; onClose: () => void }) => (
  <header className="flex items-start gap-1 py-2 pr-2 pl-4">
    <h2 className="min-w-0 flex-1 pt-1 text-lg leading-6 font-semibold break-words">{branch.seat.name}</h2>
    <SeatMenu branch={branch} />
    <IconButton label={CLOSE_PANEL} shortcut="Esc" icon={<X aria-hidden />} onClick={onClose} />
  </header>
)
