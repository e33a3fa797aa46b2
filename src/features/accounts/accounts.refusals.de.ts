import type { RefusalTable } from '../../sync/refusal.ts'

export const words = {
  'account/address-taken': {
    title: 'Diese Adresse hat inzwischen ein Konto',
    detail: 'Melden Sie sich mit diesem Konto an, oder beantragen Sie den Wechsel zu einer anderen Adresse.',
  },
  'account/not-in-demo': {
    title: 'Nicht gefunden',
    detail: 'Im Demo-Unternehmen hat niemand diese Adresse.',
  },
  'account/password-not-allowed': {
    title: 'Wählen Sie ein anderes Passwort',
    detail: ({ problem }: { problem: string }) => problem,
  },
  'account/password-not-yours': {
    title: 'Das Passwort ist falsch',
    detail: 'Geben Sie das Passwort ein, mit dem Sie sich jetzt anmelden.',
  },
  'account/same-address': {
    title: 'Das ist bereits Ihre Adresse',
    detail: 'Geben Sie die Adresse ein, die ab jetzt gelten soll.',
  },
  'account/second-factor-on': {
    title: 'Einmalcodes sind bereits eingeschaltet',
    detail: 'Schalten Sie sie zuerst aus, um eine andere Authentifizierungs-App einzurichten.',
  },
  'account/picture-not-image': {
    title: 'Die Datei muss ein Bild sein',
    detail: 'Wählen Sie eine JPG-, PNG- oder GIF-Datei.',
  },
  'account/picture-signed-out': {
    title: 'Für ein Profilbild müssen Sie angemeldet sein',
    detail: 'Melden Sie sich an, und versuchen Sie es erneut.',
  },
  'account/picture-too-large': {
    title: 'Die Datei muss kleiner als 3 MB sein',
    detail: 'Wählen Sie ein kleineres Bild, oder speichern Sie dieses mit weniger Details.',
  },
  'account/picture-too-many-pixels': {
    title: 'Dieses Bild hat zu viele Pixel',
    detail: 'Verkleinern Sie es auf weniger als 50 Megapixel, und versuchen Sie es erneut.',
  },
  'account/session-ended': {
    title: 'Nicht gefunden',
    detail: 'Diese Sitzung ist bereits beendet.',
  },
  'account/set-up-again': {
    title: 'Die Einrichtung ist abgelaufen',
    detail: 'Beginnen Sie von vorn, und scannen Sie den neuen Code.',
  },
  'account/sign-in-again': {
    title: 'Melden Sie sich erneut an',
    detail:
      'Es ist zu viel Zeit vergangen, oder zu viele Codes waren falsch. Geben Sie Ihr Passwort noch einmal ein.',
  },
  'account/stale-link': {
    title: 'Dieser Link funktioniert nicht mehr',
    detail: 'Er wurde schon benutzt oder ist abgelaufen. Fordern Sie einen neuen an.',
  },
  'account/too-many-attempts': {
    title: 'Zu viele Versuche',
    detail: 'Warten Sie eine Weile, und versuchen Sie es dann erneut.',
  },
  'account/unconfirmed': {
    title: 'Bestätigen Sie zuerst Ihre E-Mail-Adresse',
    detail:
      'Öffnen Sie den Link in unserer E-Mail. Falls Sie sie nicht finden, schicken wir sie noch einmal.',
  },
  'account/wrong-code': {
    title: 'Der Code ist falsch',
    detail:
      'Jeder Code gilt nur einmal. Warten Sie auf den nächsten in Ihrer App, oder geben Sie einen Wiederherstellungscode ein.',
  },
  'account/wrong-password': {
    title: 'Anmeldung fehlgeschlagen',
    detail:
      'E-Mail-Adresse oder Passwort ist falsch. Prüfen Sie beides, oder setzen Sie Ihr Passwort zurück.',
  },
} as const satisfies RefusalTable
