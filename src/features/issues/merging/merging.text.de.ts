export const MERGE = 'Zusammenführen'
export const mergeIssueNamed = (title: string): string => `„${title}“ zusammenführen`
export const MERGE_EXPLAINED =
  'Es verlässt die Liste; seine Stimmen und Aufgaben zählen für das andere Thema. Im Archiv lassen sie sich wieder trennen.'
export const INTO_ISSUE = 'Mit'
export const SELECT_ISSUE = 'Thema wählen'
export const ISSUES_MERGED = 'Themen zusammengeführt'
export const NOTHING_TO_MERGE_INTO = 'Dieses Team hat kein anderes offenes Thema.'
