import type { OpenProcess } from '../processes.queries.ts'
import type { Process } from '../processes.table.ts'

/** The process that is being written. */
export interface Editing {
  open: OpenProcess
  process: Process
}
