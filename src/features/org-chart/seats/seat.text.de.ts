export const panelOf = (name: string): string => `Stelle ${name}`
export const SEAT_GONE = 'Diese Stelle gibt es nicht mehr.'
export const goneNamed = (name: string): string => `${name} gibt es nicht mehr.`
export const CLOSE_PANEL = 'Seitenleiste schließen'
export const NAME = 'Name'
export const HOLDER = 'Besetzt mit'
export const ADD_HOLDER = 'Besetzen'
export const PERSON = 'Person'
export const SELECT_PERSON = 'Person auswählen'
export const removeHolderNamed = (name: string): string => `${name} von dieser Stelle nehmen`
export const REPORTS_TO = 'Berichtet an'
export const TOP_OF_CHART = 'Ganz oben'
export const ALSO_REPORTS = 'Berichtet auch an'
export const ADD_SECOND_LINE = 'Weitere Linie'
export const removeLineTo = (name: string): string => `Nicht mehr auch an ${name} berichten`
export const TEAM = 'Team'
export const NO_TEAM = 'Kein Team'
export const COLOUR = 'Farbe'
export const TINTS = ['Keine', 'Blau', 'Violett', 'Grün', 'Bernstein', 'Rosé', 'Petrol']
export const HIRE_BY = 'Besetzen bis'
export const ROLES = 'Rollen'
export const ADD_ROLE = 'Rolle hinzufügen'
export const NEW_ROLE = 'Wofür ist diese Stelle verantwortlich?'
export const roleNamed = (text: string): string => `Rolle ${text}`
export const actionsForRole = (text: string): string => `Aktionen für die Rolle ${text}`
export const MOVE_UP = 'Nach oben'
export const MOVE_DOWN = 'Nach unten'
export const REMOVE_ROLE = 'Entfernen'
export const ROLE_REMOVED = 'Rolle entfernt'
export const FIVE_ROLES = 'Fünf Rollen reichen meistens.'
export const NO_ROLES = 'Noch keine Rollen.'
export const MEASURES = 'Messgrößen'
export const ADD_MEASURE = 'Messgröße hinzufügen'
export const METRIC = 'Kennzahl'
export const SELECT_METRIC = 'Kennzahl auswählen'
export const removeMeasureNamed = (name: string): string => `Nicht mehr an ${name} messen`

export const NO_VALUE = 'Kein Wert'
export const goalsOf = (name: string): string => `Ziele von ${name}`
export const GOALS_OF_HOLDERS = 'Ziele derer, die sie besetzen'
export const NOTE = 'Notiz'
export const NOTE_PLACEHOLDER = 'Was sonst zu dieser Stelle zu sagen ist'

export const actionsFor = (name: string): string => `Aktionen für ${name}`
export const ADD_SEAT_BELOW = 'Stelle darunter hinzufügen'
export const ADD_SEAT = 'Stelle hinzufügen'
export const ADD_TOP_SEAT = 'Stelle ganz oben hinzufügen'
export const seatBelow = (name: string): string => `Neue Stelle unter ${name}`
export const NAME_OF_SEAT = 'Name der Stelle'
export const seatAdded = (name: string): string => `${name} hinzugefügt`
export const MOVE_UNDER = 'Verschieben unter …'
export const moveNamed = (name: string): string => `${name} verschieben unter …`
export const MOVE = 'Verschieben'
export const SEAT = 'Stelle'
export const SELECT_SEAT = 'Stelle auswählen'
export const NO_SEAT_FOUND = 'Keine solche Stelle'
export const EARLIER = 'Vor die Nachbarstelle'
export const LATER = 'Hinter die Nachbarstelle'
export const COPY_SEAT = 'Stelle kopieren'
export const copyOf = (name: string): string => `Kopie von ${name}`
export const SEAT_COPIED = 'Stelle kopiert'
export const REMOVE_SEAT = 'Stelle entfernen'
export const removeNamed = (name: string): string => `${name} entfernen?`
export const MOVES_UP = 'Was darunter steht, rückt eine Ebene nach oben.'
export const alsoRemove = (count: number): string =>
  count === 1 ? 'Auch die Stelle darunter entfernen' : `Auch die ${count} Stellen darunter entfernen`
export const SEAT_REMOVED = 'Stelle entfernt'
export const MAKE_ISSUE = 'Als Thema aufnehmen'
export const fromSeat = (name: string, address: string): string =>
  `Aus dem Organigramm, Stelle ${name}: ${address}`
export const MADE_OF_SEAT = 'Daraus entstanden'
export const MAKE_TASK = 'Aufgabe anlegen'
export const MAY_NOT_EDIT =
  'Sie können die Stellen unterhalb Ihrer eigenen bearbeiten. Bitten Sie die Direktion um eine Stelle.'
