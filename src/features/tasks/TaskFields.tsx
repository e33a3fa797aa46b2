import { DateField } from '../../ui/DateField.tsx'
import { TitleAndDescription } from '../work/TitleAndDescription.tsx'
import { DUE_DATE } from './tasks.text.ts'

type TaskFieldsProps = { title?: string; description?: string | null; dueDate: string }

/** The fields that a new task and an existing one share. */
export function TaskFields({ title, description, dueDate }: TaskFieldsProps) {
  return (
    <>
      <TitleAndDescription title={title} description={description} />
      <DateField label={DUE_DATE} name="dueDate" defaultValue={dueDate} required />
    </>
  )
}
