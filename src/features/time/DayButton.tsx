import type { ComponentProps } from 'react'
import { later } from '../../ui/later.tsx'
import type { Day } from './calendar.rules.ts'
import { ListButton } from './ListButton.tsx'

const DayList = later(() => import('./DayList.tsx'))

type DayButtonProps = ComponentProps<'button'> & {
  /** What the list of days is called. */
  label: string
  onChoose: (day: Day) => void
}

/** A button that opens a list of days, in which one can be typed. */
export const DayButton = ({ label, onChoose, ...button }: DayButtonProps) => (
  <ListButton {...button} List={DayList} of={{ label, day: '', onChoose }} />
)
