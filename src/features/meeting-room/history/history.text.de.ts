export const MEETINGS = 'Meetings'
export const NO_MEETINGS =
  'Noch keine Meetings. Laufende und vergangene Meetings Ihrer Teams erscheinen hier.'
export const RUNNING = 'Läuft'
export const OPEN = 'Öffnen'
export const NO_SUCH_MEETINGS = 'Bisher keine solchen Meetings.'
export const KIND = 'Art'
export const BOTH_KINDS = 'Alle Arten'
export const PAGES = 'Seiten'
export const NEWER = 'Neuere'
export const OLDER = 'Ältere'
export const placesOf = (first: number, last: number, count: number): string =>
  `${first} bis ${last} von ${count}`
export const resultSize = (duration: string, people: number, solved: number): string =>
  `${duration} · ${people} ${people === 1 ? 'Person' : 'Personen'}${solved > 0 ? ` · ${solved} gelöst` : ''}`
