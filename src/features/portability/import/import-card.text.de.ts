import { LOCALE } from '../../../language/locale.text.ts'

export const IMPORT_EXPORT = 'Einen Export importieren'
export const IMPORT_EXPLAINED =
  'Alles, was aus einem anderen Unternehmen exportiert wurde, kommt in dieses, wie es war. Die Personen werden eingeladen und gehören erst dann dazu.'
export const NEEDS_EMPTY =
  'Ein Export lässt sich nur in ein Unternehmen importieren, in dem noch nichts angelegt wurde. Legen Sie dafür ein neues an.'
export const CHOOSE_EXPORT = 'Export (ZIP)'
export const UPLOADING = 'Wird hochgeladen'
export const CHECKING = 'Die Datei wird durchgesehen'
export const IMPORTING = 'Importierte Zeilen'
export const CHECKED = 'Diese Datei lässt sich importieren'
export const NOTHING_WRITTEN_YET = 'Noch wurde nichts geschrieben.'
export const REFUSED = 'Diese Datei lässt sich nicht importieren'
export const DONE = 'Der Import ist fertig'
export const DONE_DETAIL =
  'Senden Sie unter Personen die Einladungen derer, die Mitglieder waren, damit sie dazukommen.'
export const COMES_OFF =
  'Webhooks, Nachrichten, Datenbanken und was Kennzahlen füllt, kommen ausgeschaltet. Geben Sie ihre Geheimnisse wieder ein, auch die Inhalte von Anfragen, und schalten Sie sie ein.'
export const IMPORT_NOT_LOADED = 'Importe konnten nicht geladen werden'
export const IMPORT_FAILED = 'Der Import ist fehlgeschlagen'
export const UPLOAD_FAILED = 'Hochladen fehlgeschlagen'
export const CHOOSE_AGAIN =
  'Wählen Sie dieselbe Datei noch einmal; das Hochladen geht dort weiter, wo es endete.'
export const INTERRUPTED = 'Ein Hochladen wurde unterbrochen'
export const DISCARD = 'Verwerfen'
export const TABLE = 'Tabelle'
export const ROWS = 'Zeilen'

const whole = (value: number): string => value.toLocaleString(LOCALE)

export const importRowsLabel = (rows: number): string =>
  `${whole(rows)} ${rows === 1 ? 'Zeile' : 'Zeilen'} importieren`
export const foundIn = (company: string, rows: number, people: number): string =>
  `${company}: ${whole(rows)} Zeilen, ${whole(people)} ${people === 1 ? 'Person' : 'Personen'}.`
export const rowsOf = (done: number, all: number): string => `${whole(done)} von ${whole(all)} Zeilen`
export const problemAt = (file: string, line: number, problem: string): string =>
  file === '' ? problem : line === 0 ? `${file}: ${problem}` : `${file}, Zeile ${whole(line)}: ${problem}`
export const moreProblems = (count: number): string => `Und ${whole(count)} weitere.`
export const nameOfTable = (name: string): string => name.replaceAll('_', ' ')
