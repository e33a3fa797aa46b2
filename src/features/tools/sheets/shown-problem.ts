import { refuse } from './sheets.refusals.ts'
import { itemProblem } from './sheets.rules.ts'
import type { ToolItem } from './sheets.table.ts'

type Entered = { [Field in 'hours' | 'amount']?: ToolItem[Field] | undefined }
type Shown = { field: string; text: string } | null

/** What is wrong with an entry's numbers, for the field of a form. */
export function numberProblem(entered: Entered): Shown {
  const problem = itemProblem(entered)
  return problem && { field: problem.field, text: refuse.reason(problem.code).detail }
}

/** As `numberProblem`, for an entry of a list, which needs a text. */
export const entryProblem = ({ text, ...entered }: Entered & { text?: string | undefined }): Shown =>
  text === '' ? { field: 'text', text: refuse.reason('tool/text-required').detail } : numberProblem(entered)
