import type { TargetLogic, Unit } from '../metrics.table.ts'

/** What a column of a file can hold. */
export const FIELDS = ['metric', 'owner', 'unit', 'target', 'week', 'value', 'note'] as const

export type ImportField = (typeof FIELDS)[number]

/** What becomes of a row. */
export type RowResult = 'created' | 'changed' | 'same' | 'refused'

/** How files name units. */
export const UNITS: Record<string, Unit> = {
  number: 'number',
  zahl: 'number',
  '#': 'number',
  percentage: 'percentage',
  'percentage (%)': 'percentage',
  percent: 'percentage',
  'prozent (%)': 'percentage',
  prozent: 'percentage',
  '%': 'percentage',
  currency: 'currency',
  'currency ($)': 'currency',
  $: 'currency',
  'währung ($)': 'currency',
  time: 'time',
  zeit: 'time',
  hours: 'time',
  'yes/no': 'yes_no',
  'ja/nein': 'yes_no',
  yes_no: 'yes_no',
}

/** The signs before a target. */
export const SIGNS: Record<string, TargetLogic> = {
  '≥': 'greater_than_or_equal',
  '>=': 'greater_than_or_equal',
  '>': 'greater_than',
  '≤': 'less_than_or_equal',
  '<=': 'less_than_or_equal',
  '<': 'less_than',
  '=': 'equal',
}
