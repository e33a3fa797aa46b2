export const ADD_ENTRIES = 'Add'
export const addEntries = (count: number): string => `Add ${count} entries?`
export const entriesAdded = (count: number): string => `${count} entries added`
