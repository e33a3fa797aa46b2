const NAMES: ReadonlyMap<string, string> = new Map([
  ['Segue', 'Einstieg'],
  ['Goal Review', 'Ziele'],
  ['Headlines', 'Schlagzeilen'],
  ['Task Review', 'Aufgaben'],
  ['Issues', 'Themen'],
  ['Conclude', 'Abschluss'],
  ['Review Prior Quarter', 'Rückblick aufs Quartal'],
  ['Review Strategy', 'Strategie'],
  ['Set Goals', 'Ziele setzen'],
  ['Tackle Issues', 'Themen lösen'],
  ['Next Steps', 'Nächste Schritte'],
])

export const sectionName = (stored: string): string => NAMES.get(stored) ?? stored
