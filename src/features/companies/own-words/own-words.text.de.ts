export const WORDS_TAB = 'Wörter'
export const OWN_WORDS = 'Ihre eigenen Wörter'
export const OWN_WORDS_EXPLAINED =
  'Nennen Sie die Dinge, wie Ihr Unternehmen sie nennt. Alle Seiten, E-Mails und Exporte folgen, für alle. Artikel und Beugung bleiben die des üblichen Worts. Lassen Sie beide Felder leer, um es zu behalten.'
export const OWN_WORDS_BY_DIRECTORS = 'Nur die Leitung kann das ändern.'
export const instead = (standard: string): string => `Statt „${standard}“`
export const BOTH_WORDS = 'Geben Sie beides ein, Einzahl und Mehrzahl.'
export const PLAIN_WORDS = 'Verwenden Sie Buchstaben, Ziffern, Leerzeichen und - & ’ . dazwischen.'
export const HOW_IT_READS = 'So liest es sich'
export const WORDS_SAVED = 'Wörter gespeichert'
export const WORDS_SAVED_EXPLAINED = 'Offene Seiten folgen, sobald dort niemand mehr tippt.'
