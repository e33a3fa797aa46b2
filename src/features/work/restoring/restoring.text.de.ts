export const NOTHING_TO_RESTORE = 'In den letzten 30 Tagen wurde nichts archiviert oder entfernt.'
export const RESTORE = 'Wiederherstellen'
export const restoreNamed = (name: string): string => `${name} wiederherstellen`
