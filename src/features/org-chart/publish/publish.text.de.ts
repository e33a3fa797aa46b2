export const MAKE_LIVE = 'Gelten lassen'
export const MAKE_LIVE_ASKED = 'Dieses Organigramm gelten lassen?'
export const MAKE_LIVE_EXPLAINED =
  'Alle werden es sehen. Das jetzige Organigramm bleibt unter den früheren erhalten.'
export const NOW_LIVE = 'Dieses Organigramm gilt jetzt'
export const NOTHING_DIFFERS = 'Es ist dasselbe wie das aktuelle Organigramm.'
export const ADDED = 'Hinzugefügt'
export const MOVED = 'Verschoben'
export const CHANGED = 'Geändert'
export const REMOVED = 'Entfernt'
export const reordered = (count: number): string =>
  count === 1 ? '1 Stelle steht in anderer Reihenfolge' : `${count} Stellen stehen in anderer Reihenfolge`
export const more = (count: number): string => `und ${count} weitere`
export const TOP = 'ganz oben'
export const movedFrom = (from: string, to: string): string => `von ${from} nach ${to}`
export const ALSO_CHANGED = 'Auch im aktuellen Organigramm geändert'
export const ALSO_CHANGED_EXPLAINED =
  'Andere haben das geändert, während der Entwurf entstand. Wählen Sie, was bleibt.'
export const fieldOfSeat = (field: string, seat: string): string => `${field}: ${seat}`
export const liveSays = (said: string): string => `Aktuell: ${said}`
export const draftSays = (said: string): string => `Entwurf: ${said}`
export const NOTHING = 'nichts'
export const SEAT_THERE = 'die Stelle bleibt'
export const SEAT_AWAY = 'die Stelle wird entfernt'
export const anotherPlace = (parent: string): string => `ein anderer Platz unter ${parent}`
export const FIELDS = {
  presence: 'Stelle',
  place: 'Platz',
  name: 'Name',
  holderIds: 'Besetzt mit',
  roles: 'Rollen',
  secondLineIds: 'Berichtet auch an',
  teamId: 'Team',
  tint: 'Farbe',
  hireBy: 'Besetzen bis',
  note: 'Notiz',
}
