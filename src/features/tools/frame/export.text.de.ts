export const EXPORT_COLUMNS = [
  'Teil',
  'Text',
  'Notiz',
  'Note',
  'Stunden',
  'Betrag',
  'Person',
  'Fällig',
  'Stand',
  'Aufgabe',
  'Ziel',
] as const
