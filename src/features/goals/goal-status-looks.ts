import { Check, CircleCheck, TriangleAlert } from 'lucide-react'
import type { GoalStatus } from './goals.table.ts'

/** The icon and colours of each status; `pressed` is for its button when the goal has it. */
export const STATUS_LOOKS = {
  on_track: { icon: CircleCheck, badge: 'good', pressed: 'bg-good-tint text-good-ink' },
  off_track: { icon: TriangleAlert, badge: 'bad', pressed: 'bg-bad-tint text-bad-ink' },
  complete: { icon: Check, badge: 'info', pressed: 'bg-info-tint text-info-ink' },
} as const satisfies Record<GoalStatus, object>
