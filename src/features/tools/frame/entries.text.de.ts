export const ADD_ENTRIES = 'Hinzufügen'
export const addEntries = (count: number): string => `${count} Einträge hinzufügen?`
export const entriesAdded = (count: number): string => `${count} Einträge hinzugefügt`
