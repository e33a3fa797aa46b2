export const SEARCH_FOR = 'Seiten, Einstellungen, Personen und mehr suchen …'
export const ESC = 'Esc'
export const CLOSES = ': schließen'
export const noResultsFor = (query: string): string => `Kein Treffer für „${query}“`
export const TRY_ANOTHER = 'Versuchen Sie es mit einem anderen Wort'
export const OPEN = 'Öffnen'
export const COPY_LINK = 'Link kopieren'
export const LINK_COPIED = 'Link kopiert'
export const ACTS = { complete: 'Als erledigt markieren', resolve: 'Lösen', archive: 'Archivieren' }
export const actionsFor = (title: string): string => `Aktionen für ${title}`
export const BACK = 'Zurück'
export const TAB = 'Tab'
export const FOR_ACTIONS = 'für Aktionen'
export const archivedOn = (day: string): string => `archiviert am ${day}`
export const doneOn = (day: string): string => `erledigt am ${day}`
export const resolvedOn = (day: string): string => `gelöst am ${day}`
export const HAS_LEFT = 'nicht mehr dabei'
export const RUNNING = 'Läuft gerade'
