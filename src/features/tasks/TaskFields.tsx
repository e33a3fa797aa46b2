import type { ReactNode } from 'react'
import { Chips } from '../../ui/Chips.tsx'
import { DayField } from '../time/DayField.tsx'
import { TitleAndDescription } from '../work/TitleAndDescription.tsx'
import { RepeatField } from './repeat/RepeatField.tsx'
import type { Repeat } from './repeat/repeat.rules.ts'
import { DUE_DATE } from './tasks.text.ts'

type TaskFieldsProps = {
  title?: string
  description?: string | null
  dueDate: string
  repeat?: Repeat | null
  /** Further chips, before that of the due date. */
  children: ReactNode
}

/** The fields that a new task and an existing one share. */
export function TaskFields({ title, description, dueDate, repeat = null, children }: TaskFieldsProps) {
  return (
    <>
      <TitleAndDescription title={title} description={description} />
      <Chips>
        {children}
        <DayField label={DUE_DATE} name="dueDate" defaultValue={dueDate} />
        <RepeatField repeat={repeat} />
      </Chips>
    </>
  )
}
