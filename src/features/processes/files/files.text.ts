import type { FileProblem } from './process-file.rules.ts'

export const EXPORT_MARKDOWN = 'Export Markdown'
export const EXPORT_JSON = 'Export JSON'
export const EXPORT_CONFIRMATIONS = 'Export confirmations (CSV)'
export const CONFIRMATION_COLUMNS = [
  'name',
  'email',
  'due',
  'confirmed_version',
  'confirmed_at',
  'counts',
] as const
export const confirmationsOf = (process: string): string => `Confirmations of ${process}`
export const NOT_EXPORTED = 'Failed to export'

export const IMPORT = 'Import'
export const IMPORT_PROCESSES = 'Import processes'
export const IMPORT_EXPLAINED =
  'A JSON file that was exported here, or Markdown: “#” begins a process, “##” a step. They become drafts.'
export const CHOOSE_FILE = 'File'
export const NO_SUCH_FILE = 'There is no process in this file.'
export const stepCount = (count: number): string => `${count} ${count === 1 ? 'step' : 'steps'}`
export const rowProblem = (row: number, reason: string): string => `Row ${row}: ${reason}`
export const importRows = (count: number): string => `Import ${count} ${count === 1 ? 'row' : 'rows'}`
export const importedCount = (count: number): string =>
  `${count} ${count === 1 ? 'process' : 'processes'} imported`
export const IMPORT_UNDONE = 'Import undone'
export const PROBLEMS: Record<FileProblem, string> = {
  'no-name': 'has no name',
  'long-name': 'has a name of more than 100 characters',
  'long-summary': 'has a summary of more than 500 characters',
  'many-steps': 'has more than 30 steps',
  'bad-step': 'has a step without a title, or one that is too long',
  'too-long': 'has more than 20,000 characters',
}
