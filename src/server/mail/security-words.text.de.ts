export const CHANGES = {
  password: {
    subject: 'Ihr Passwort wurde geändert',
    what: 'Das Passwort Ihres Quarterdeck-Kontos wurde geändert. Alle anderen Geräte wurden abgemeldet.',
  },
  'second-factor-on': {
    subject: 'Einmalcodes wurden eingeschaltet',
    what: 'Ab jetzt braucht die Anmeldung bei Ihrem Quarterdeck-Konto einen Code aus Ihrer Authenticator-App.',
  },
  'second-factor-off': {
    subject: 'Einmalcodes wurden abgeschaltet',
    what: 'Die Anmeldung bei Ihrem Quarterdeck-Konto braucht wieder nur das Passwort. Gemerkte Geräte sind vergessen.',
  },
  'recovery-codes': {
    subject: 'Sie haben neue Wiederherstellungscodes',
    what: 'Für Ihr Quarterdeck-Konto wurden neue Wiederherstellungscodes erzeugt. Die früheren gelten nicht mehr.',
  },
  'passkey-added': {
    subject: 'Ein Passkey wurde hinzugefügt',
    what: 'Ab jetzt öffnet ein weiterer Passkey Ihr Quarterdeck-Konto.',
  },
  'passkey-removed': {
    subject: 'Ein Passkey wurde entfernt',
    what: 'Ein Passkey Ihres Quarterdeck-Kontos wurde entfernt und öffnet es nicht mehr.',
  },
  'passkeys-removed': {
    subject: 'Ihre Passkeys wurden entfernt',
    what: 'Per E-Mail wurde ein neues Passwort gewählt; das entfernt die Passkeys Ihres Quarterdeck-Kontos. Fügen Sie sie in Ihrem Profil wieder hinzu.',
  },
  'recovery-code-used': {
    subject: 'Ein Wiederherstellungscode wurde benutzt',
    what: 'Jemand hat sich mit Ihrem Passwort und einem Ihrer Wiederherstellungscodes bei Ihrem Quarterdeck-Konto angemeldet.',
  },
}

export const NOT_ME = 'Das war ich nicht'
export const NOTHING_TO_DO = 'Wenn Sie das waren, ist nichts zu tun.'
export const TELL_THE_OPERATOR =
  'Wenn Sie das nicht waren, wenden Sie sich sofort an den Betreiber dieser Installation.'

export const NEW_DEVICE = {
  subject: 'Anmeldung auf einem neuen Gerät',
  heading: 'Jemand hat sich auf einem neuen Gerät angemeldet',
  words: (device: string, when: string): string =>
    `Ihr Quarterdeck-Konto wurde auf einem neuen Gerät benutzt: ${device}, ${when}.`,
  note: `${NOTHING_TO_DO} Wenn nicht, wählen Sie ein neues Passwort; das beendet alle Sitzungen.`,
}

export const CHANGE_EMAIL = {
  subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
  words: 'Sie möchten diese Adresse ab jetzt für Ihr Quarterdeck-Konto verwenden.',
  action: 'Diese Adresse verwenden',
  note: 'Der Link gilt einmal und eine Stunde lang. Wenn Sie nicht darum gebeten haben, beachten Sie diese E-Mail nicht; es geschieht nichts.',
}

export const EMAIL_ASKED = {
  subject: 'Eine neue E-Mail-Adresse wurde angefragt',
  words: (email: string): string =>
    `Jemand, wahrscheinlich Sie, möchte ${email} statt dieser Adresse für Ihr Quarterdeck-Konto verwenden. Sie ändert sich, sobald der Link geöffnet wird, der dorthin gesendet wurde.`,
  note: 'Wenn Sie das nicht waren, wählen Sie jetzt ein neues Passwort: Dann gilt der Link nicht mehr.',
}

export const ACCOUNT_DELETED = {
  subject: 'Ihr Konto wurde gelöscht',
  words:
    'Ihr Quarterdeck-Konto ist gelöscht, mit Ihren persönlichen Aufgaben, Notizen, Einstellungen und Ihrem Bild. Was Sie in Ihren Unternehmen getan haben, bleibt dort unter Ihrem Namen. Mit dieser Adresse kann man sich neu registrieren.',
}

export const EMAIL_CHANGED = {
  subject: 'Ihre E-Mail-Adresse wurde geändert',
  words: (email: string): string => `Ihr Quarterdeck-Konto verwendet ab jetzt ${email}.`,
}
