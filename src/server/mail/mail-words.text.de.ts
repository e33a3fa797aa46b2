export const NOBODY = {
  greeted: '',
  somebody: 'Jemand',
  aColleague: 'Jemand aus Ihrem Team',
  theirCompany: 'ein Unternehmen',
  yourCompany: 'Ihr Unternehmen',
  aCompany: 'einem Unternehmen',
  aMetric: 'eine Kennzahl',
  yourTeam: 'Ihr Team',
}

export const hello = (name: string): string => (name ? `Guten Tag ${name},` : 'Guten Tag,')

const CONFIRM = 'Bestätigen Sie Ihre E-Mail-Adresse'
const NOTHING_WILL_HAPPEN =
  'Wenn Sie sich nicht bei Quarterdeck registriert haben, beachten Sie diese E-Mail nicht; es geschieht nichts.'

export const CONFIRM_EMAIL = {
  subject: CONFIRM,
  heading: CONFIRM,
  words: 'Bestätigen Sie, dass diese Adresse Ihnen gehört. Dann ist Ihr Quarterdeck-Konto bereit.',
  action: 'E-Mail-Adresse bestätigen',
  note: `Der Link gilt einmal und 24 Stunden lang. ${NOTHING_WILL_HAPPEN}`,
}

export const CHOOSE_PASSWORD = {
  subject: 'Bestätigen Sie Ihre E-Mail-Adresse und wählen Sie ein Passwort',
  heading: CONFIRM,
  words:
    'Mit dieser Adresse hat sich jemand mehrmals bei Quarterdeck registriert. Damit das Konto sicher Ihnen allein gehört, wählen Sie jetzt sein Passwort.',
  action: 'Bestätigen und Passwort wählen',
  note: `Der Link gilt einmal und eine Stunde lang. ${NOTHING_WILL_HAPPEN}`,
}

export const ALREADY_REGISTERED = {
  subject: 'Sie haben bereits ein Quarterdeck-Konto',
  heading: 'Sie haben bereits ein Konto',
  words:
    'Jemand, wahrscheinlich Sie, wollte sich mit dieser Adresse bei Quarterdeck registrieren. Es gibt dazu schon ein Konto; melden Sie sich einfach an.',
  resetAt: (url: string): string =>
    `Wenn Sie Ihr Passwort vergessen haben, wählen Sie hier ein neues: ${url}`,
  action: 'Anmelden',
  note: 'Wenn Sie das nicht waren, beachten Sie diese E-Mail nicht; es hat sich nichts geändert.',
}

export const RESET_PASSWORD = {
  subject: 'Neues Passwort wählen',
  heading: 'Neues Passwort wählen',
  words: 'Sie möchten ein neues Passwort für Ihr Quarterdeck-Konto wählen.',
  action: 'Neues Passwort wählen',
  note: 'Der Link gilt einmal und eine Stunde lang. Wenn Sie nicht darum gebeten haben, beachten Sie diese E-Mail nicht; Ihr Passwort bleibt, wie es ist.',
}

export const PASSWORD_CHANGED = {
  subject: 'Ihr Passwort wurde geändert',
  heading: 'Ihr Passwort wurde geändert',
  words: 'Das Passwort Ihres Quarterdeck-Kontos wurde geändert, und alle Sitzungen wurden abgemeldet.',
  action: 'Das war ich nicht',
  note: 'Wenn Sie das waren, ist nichts zu tun.',
}

export const INVITATION = {
  subject: (inviter: string): string => `${inviter} lädt Sie zu Quarterdeck ein`,
  heading: (companyName: string): string => `Einladung: ${companyName}`,
  words: (inviter: string, companyName: string): string =>
    `${inviter} lädt Sie ein (${companyName}). Das Team führt dort seine Kennzahlen, Ziele, Meetings und Aufgaben.`,
  action: 'Einladung ansehen',
  note: 'Der Link gilt einmal, 7 Tage lang und nur mit dieser Adresse. Wenn Sie den Absender nicht kennen, beachten Sie diese E-Mail nicht.',
}

export const EXPORT_READY = {
  subject: 'Ihr Export ist fertig',
  heading: 'Ihr Export ist fertig',
  words: (companyName: string): string =>
    `Alles, was ${companyName} in Quarterdeck hat, steht jetzt in einer Datei. Laden Sie sie in den Einstellungen unter „Ihre Daten“ herunter.`,
  action: 'Einstellungen öffnen',
  note: 'Die Datei wird 7 Tage aufbewahrt. Nur Sie können sie herunterladen, und nur solange Sie zur Direktion gehören.',
}

const NOT_EXPECTED = 'Wenn Sie das nicht erwartet haben, fragen Sie die Direktion des Unternehmens.'

export const LEVEL_CHANGED = {
  subject: 'Ihre Berechtigung wurde geändert',
  heading: (companyName: string): string => `Ihre Berechtigung wurde geändert: ${companyName}`,
  words: (companyName: string, after: string, before: string | null): string =>
    `Ihre Stufe (${companyName}) ist jetzt „${after}“.${before === null ? '' : ` Vorher war sie „${before}“.`}`,
  action: 'Sehen, was Sie dürfen',
  note: NOT_EXPECTED,
}

export const REMOVED = {
  subject: 'Sie wurden aus einem Unternehmen entfernt',
  heading: (companyName: string): string => `Sie haben keinen Zugang mehr zu ${companyName}`,
  words: (companyName: string): string =>
    `Ihr Zugang zu ${companyName} auf Quarterdeck wurde beendet. Was Sie dort getan haben, bleibt beim Unternehmen; Ihr Konto bleibt Ihres.`,
  note: NOT_EXPECTED,
}

export const WEBHOOK_OFF = {
  subject: 'Ein Webhook wurde abgeschaltet',
  heading: 'Ein Webhook wurde abgeschaltet',
  words: (host: string): string =>
    `Die Adresse bei ${host} hat seit einer Woche nichts von Quarterdeck angenommen; deshalb wird ihr nichts mehr gesendet.`,
  next: 'Sehen Sie nach, was sie zuletzt geantwortet hat, und schalten Sie sie wieder ein, sobald sie läuft.',
  action: 'Webhook ansehen',
  note: 'Sie erfahren das, weil Sie ihn angelegt haben oder zur Direktion des Unternehmens gehören.',
}

export const SOURCE_OFF = {
  subject: 'Eine Kennzahl füllt sich nicht mehr von selbst',
  heading: 'Eine Kennzahl füllt sich nicht mehr von selbst',
  words: (name: string): string =>
    `Was „${name}“ füllt, ist tagelang fehlgeschlagen und wird nicht mehr abgefragt.`,
  next: 'Sehen Sie nach, was nicht stimmt, und lassen Sie es noch einmal laufen.',
  action: 'Kennzahl ansehen',
  note: 'Sie erfahren das, weil die Kennzahl Ihnen gehört, weil Sie das eingerichtet haben oder weil Sie zur Direktion des Unternehmens gehören.',
}
