/** The dialogs about a whole chart. */
export type ChartDialog = 'new' | 'rename' | 'publish' | 'earlier' | 'import' | 'removed'
