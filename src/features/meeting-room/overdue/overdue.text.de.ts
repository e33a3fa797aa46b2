export const ISSUES_NOT_AUTO_CREATED = 'Themen nicht automatisch angelegt'

export const wasDue = (due: string): string => `Diese Aufgabe war am ${due} fällig und ist nicht erledigt.`
export const offTrackFor = (weeks: number): string => `Seit ${weeks} Wochen in Folge nicht im Plan.`
