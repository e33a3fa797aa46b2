export const MY_TASKS = 'Meine Aufgaben diese Woche'
export const openTasks = (count: number): string => `${count} offen`
export const ADD_TASK = 'Aufgabe'
export const NO_TASKS = 'Diese Woche ist nichts fällig.'
export const SEE_TASKS = 'Alle Ihre Aufgaben'
export const LATEST_HEADLINES = 'Neueste Schlagzeilen'
export const ALL = 'Alle'
export const NO_HEADLINES = 'Hier erscheinen Schlagzeilen, die Ihre Teams teilen.'
