export const SAMPLE_TEAM = 'Vertrieb (Beispiel)'

export const SAMPLE_DATA = 'Beispieldaten'
export const SAMPLES_EXPLAINED =
  'Ein Team mit Zahlen aus 13 Wochen, Zielen, Themen, Aufgaben und Schlagzeilen zum Ausprobieren. Sie stehen in einem eigenen Team; was Sie anderswo anlegen, bleibt unberührt.'
export const ADD_SAMPLES = 'Beispieldaten hinzufügen'
export const REMOVE_SAMPLES = 'Beispieldaten entfernen'

export const SAMPLES_ADDED = 'Beispieldaten hinzugefügt'
export const SAMPLES_ADDED_DETAIL = 'Sie sind im Team mit den Beispieldaten.'
export const SAMPLES_NOT_ADDED = 'Beispieldaten nicht hinzugefügt'
export const SAMPLES_REMOVED = 'Beispieldaten entfernt'
export const SAMPLES_NOT_REMOVED = 'Beispieldaten nicht entfernt'

export const stayText = (count: number): string => {
  if (count === 0) return 'Das Team bleibt, weil etwas hinzugefügt wurde.'
  return count === 1
    ? 'Eines davon wurde geändert und bleibt im Team. Löschen Sie das Team, um auch das loszuwerden.'
    : `${count} davon wurden geändert und bleiben im Team. Löschen Sie das Team, um auch sie loszuwerden.`
}
