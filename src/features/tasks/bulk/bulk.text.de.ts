const counted = (count: number): string => `${count} ${count === 1 ? 'Aufgabe' : 'Aufgaben'}`

export const selectedCount = (count: number): string => `${count} ausgewählt`
export const SELECTED = 'Ausgewählt'
export const SELECT = 'Auswählen'
export const SELECTION = 'Ausgewählte Aufgaben'
export const COMPLETE = 'Erledigt'
export const RESCHEDULE = 'Fällig am'
export const ASSIGN = 'Zuweisen'
export const ASSIGN_TO = 'Zuweisen an'
export const CLEAR_SELECTION = 'Auswahl aufheben'
export const KEYS_OF_LIST =
  'X hakt eine Aufgabe ab, D ändert die Fälligkeit. Umschalt mit Pfeiltasten oder Klick wählt mehrere aus, S eine.'

export const nowDone = (count: number): string => `${counted(count)} erledigt`
export const nowDue = (count: number, day: string): string => `${counted(count)} fällig am ${day}`
export const nowAssigned = (count: number, names: string): string =>
  `${counted(count)} zugewiesen an ${names}`
export const nowArchived = (count: number): string => `${counted(count)} archiviert`
export const NOTHING_CHANGED = 'Nichts war zu ändern'
