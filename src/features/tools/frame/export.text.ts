export const EXPORT_COLUMNS = [
  'Part',
  'Text',
  'Note',
  'Score',
  'Hours',
  'Amount',
  'Person',
  'Due',
  'State',
  'Task',
  'Goal',
] as const
