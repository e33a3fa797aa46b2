export const MERGE = 'Merge'
export const mergeIssueNamed = (title: string): string => `Merge “${title}”`
export const MERGE_EXPLAINED =
  'It leaves the list, and its votes and tasks count for the other issue. The archive can separate them again.'
export const INTO_ISSUE = 'Into'
export const SELECT_ISSUE = 'Select an issue'
export const ISSUES_MERGED = 'Issues merged'
export const NOTHING_TO_MERGE_INTO = 'This team has no other open issue.'
