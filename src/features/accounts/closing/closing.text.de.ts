import type { CompanyOutlook } from './closing.requests.ts'

export const DELETE_ACCOUNT = 'Konto löschen'
export const DELETE_EXPLAINED =
  'Beendet Ihr Konto überall. Vorher sehen Sie, was das für jedes Ihrer Unternehmen bedeutet.'
export const DELETE_YOUR_ACCOUNT = 'Ihr Konto löschen?'
export const FOR_GOOD = 'Das lässt sich nicht rückgängig machen.'
export const OUTLOOK_NOT_LOADED = 'Die Folgen konnten nicht geladen werden'
export const NOT_DELETED = 'Ihr Konto konnte nicht gelöscht werden'
export const ACCOUNT_EMAIL = 'E-Mail-Adresse Ihres Kontos'
export const YOUR_PASSWORD = 'Ihr Passwort'
export const NO_PASSWORD =
  'Sie haben kein Passwort. Löschen können Sie Ihr Konto innerhalb von zehn Minuten nach einer Anmeldung.'
export const DISAPPEARS = 'Was verschwindet'
export const WHAT_DISAPPEARS =
  'Ihre Anmeldung und alle Sitzungen, Ihr Bild, persönliche Aufgaben und Notizen, Einstellungen, geheime Adressen und Tokens für Programme. Ihre E-Mail-Adresse wird aus jedem Unternehmen entfernt und kann neu registriert werden.'
export const STAYS = 'Was bleibt'
export const WHAT_STAYS =
  'Ihr Name bei allem, was Sie in Teams getan und geschrieben haben. Auch offene Arbeit behält ihn, bis jemand sie übernimmt: Übergeben Sie vorher, was gleich weitergehen soll.'
export const YOUR_COMPANIES = 'Ihre Unternehmen'
export const NO_COMPANIES = 'Sie gehören zu keinem Unternehmen.'
export const INSTALLATION = 'Diese Installation'
export const LAST_SUPER_ADMIN =
  'Außer Ihnen ist hier niemand Super-Admin. Geben Sie zuerst einer anderen Person diese Stufe, unter „Plattform“.'

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]

const workOf = ({ goals, metrics, tasks, issues }: CompanyOutlook): string =>
  [
    ...counted(goals, 'Ziel oder Meilenstein', 'Ziele und Meilensteine'),
    ...counted(metrics, 'Kennzahl', 'Kennzahlen'),
    ...counted(tasks, 'Aufgabe', 'Aufgaben'),
    ...counted(issues, 'Thema', 'Themen'),
  ].join(', ')

/** What becomes of one company, or what has to be done there first. */
export function becomesOf(company: CompanyOutlook): string {
  if (company.obstacle === 'last director')
    return 'Außer Ihnen hat dort niemand die Stufe Direktion. Geben Sie sie zuerst einer anderen Person.'
  if (company.obstacle === 'subscription')
    return 'Sie sind dort allein, und das Abonnement läuft weiter. Kündigen Sie es zuerst.'
  if (company.isAlone)
    return 'Sie sind dort allein. Danach kann es niemand mehr öffnen; sein Inhalt bleibt gespeichert, bis der Betreiber dieser Installation ihn entfernt.'
  const work = workOf(company)
  return work === ''
    ? 'Sie verlassen es. Offene Arbeit haben Sie dort nicht.'
    : `Sie verlassen es. Noch bei Ihnen: ${work}.`
}
