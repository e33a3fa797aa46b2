import { LOCALE } from '../../../language/locale.text.ts'
import { nameOfTable } from './import-card.text.de.ts'

export const ENDED_HALF_WAY = 'Der Import endete auf halbem Weg'
export const HALF_EXPLAINED =
  'Was er geschrieben hat, ist in diesem Unternehmen. Nehmen Sie es zurück, dann nimmt das Unternehmen wieder eine Datei an.'
export const TAKE_BACK = 'Zurücknehmen'
export const TAKE_BACK_QUESTION = 'Zurücknehmen, was dieser Import geschrieben hat?'
export const WHAT_GOES =
  'Die Zeilen, die er geschrieben hat, werden für alle aus diesem Unternehmen entfernt, samt unbeantworteten Einladungen. Die Einstellungen und das Team, die ihm Platz gemacht haben, kommen zurück.'
export const WHAT_STAYS =
  'Was seither geändert oder hinzugefügt wurde, bleibt, mit allem, wozu es gehört. Konten, die für importierte Personen angelegt wurden, bleiben auch.'
export const NOT_UNDONE =
  'Das lässt sich nicht rückgängig machen. Wenn nichts bleibt, nimmt das Unternehmen wieder eine Datei an.'
export const TAKING_BACK = 'Zurückgenommene Zeilen'
export const TAKING_BACK_FAILED = 'Der Import ließ sich nicht zurücknehmen'
export const TAKEN_BACK = 'Der Import wurde zurückgenommen'
export const NOTHING_STAYED = 'Nichts davon ist geblieben.'

const whole = (value: number): string => value.toLocaleString(LOCALE)

export const removedRows = (rows: number): string =>
  `${whole(rows)} ${rows === 1 ? 'Zeile wurde' : 'Zeilen wurden'} entfernt.`
export const stayedRows = (tables: readonly { name: string; rows: number }[]): string =>
  `Was seither geändert wurde und wozu es gehört, ist geblieben: ${tables
    .map(({ name, rows }) => `${nameOfTable(name)} (${whole(rows)})`)
    .join(', ')}.`
