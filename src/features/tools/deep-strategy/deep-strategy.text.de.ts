import type { SectionOf } from '../sheets/tool-kinds.rules.ts'

export const CHOICE = 'Entscheidung'
export const choiceIn = (part: string): string => `Entscheidung: ${part}`
export const addTo = (part: string): string => `Hinzufügen zu ${part}`
export const NONE_HERE = 'Hier steht noch nichts.'
export const NOTHING_GIVEN_UP = 'Noch nichts aufgegeben: Eine Entscheidung ohne Preis ist keine.'
export const roomFor = (limit: number): string => `Hier ist Platz für ${limit}. Entfernen Sie zuerst etwas.`
export const EDIT_CHOICE = 'Entscheidung bearbeiten'
export const WHY = 'Warum'
export const LINKED_GOAL = 'Ziel, zu dem sie führt'
export const NO_GOAL = 'Kein Ziel'
export const UNSEEN_GOAL = 'Ein Ziel, das Sie nicht sehen'
export const REMOVE = 'Entfernen'
export const CHOICE_REMOVED = 'Entscheidung entfernt'
export const percentReached = (percent: number): string => `${percent} %`

export const HINTS: Record<SectionOf<'deep-strategy'>, string> = {
  where: 'Für wen, in welchen Märkten, auf welchen Wegen?',
  how: 'Warum wählt man uns und bleibt?',
  able: 'Was muss hier besser sein als irgendwo sonst?',
  systems: 'Was hält es am Laufen und zeigt, ob es gelingt?',
  'give-up': 'Was lassen wir, damit das andere gelingt?',
}
