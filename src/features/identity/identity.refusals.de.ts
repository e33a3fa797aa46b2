import type { RefusalTable } from '../../sync/refusal.ts'
import { ACCESS_DENIED } from '../rights/rights.text.de.ts'

const NOT_SIGNED_IN = 'Sie wurden nicht angemeldet'
const NOT_SAVED = 'Das wurde nicht gespeichert'
const NO_DIRECTORY = 'Die Anfrage des Verzeichnisses wurde abgelehnt'
const PROVIDER = 'Der Anbieter ist so nicht verwendbar'

export const words = {
  'identity/directors-only': {
    title: ACCESS_DENIED,
    detail: 'Wie sich die Personen des Unternehmens anmelden, bestimmt nur die Direktion.',
  },
  'identity/too-many-requests': {
    title: NOT_SAVED,
    detail: 'Zu viele Versuche. Warten Sie eine Weile, und versuchen Sie es dann noch einmal.',
  },
  'identity/public-domain': {
    title: NOT_SAVED,
    detail: 'Eine Adresse dieser Domain kann jeder haben. Geben Sie eine ein, die Ihrem Unternehmen gehört.',
  },
  'identity/domain-listed': { title: NOT_SAVED, detail: 'Diese Domain ist schon eingetragen.' },
  'identity/too-many-domains': {
    title: NOT_SAVED,
    detail: ({ most }: { most: number }) => `Ein Unternehmen kann höchstens ${most} Domains eintragen.`,
  },
  'identity/domain-unproved': {
    title: 'Noch nicht bestätigt',
    detail:
      'Die Domain hat keinen TXT-Eintrag mit diesem Text. Es kann eine Stunde dauern, bis ein neuer Eintrag überall zu sehen ist; prüfen Sie dann noch einmal.',
  },
  'identity/dns-failed': {
    title: 'Noch nicht bestätigt',
    detail:
      'Die Domain ließ sich nicht nachschlagen. Prüfen Sie die Schreibweise, und versuchen Sie es später noch einmal.',
  },
  'identity/secret-missing': { title: NOT_SAVED, detail: 'Geben Sie das Client-Secret ein.' },
  'identity/nothing-to-enforce': {
    title: NOT_SAVED,
    detail: 'Bestätigen Sie zuerst eine Domain. Bis dahin könnte sich niemand beim Anbieter anmelden.',
  },
  'identity/no-such-team': {
    title: NOT_SAVED,
    detail: 'Eines der Teams gibt es nicht mehr. Wählen Sie neu.',
  },
  'identity/not-set-up': { title: PROVIDER, detail: 'Kein Anbieter ist eingerichtet.' },
  'identity/provider-away': {
    title: PROVIDER,
    detail: 'Der Anbieter ist unter seiner Adresse nicht erreichbar.',
  },
  'identity/provider-slow': {
    title: PROVIDER,
    detail: 'Der Anbieter hat nicht rechtzeitig geantwortet. Versuchen Sie es gleich noch einmal.',
  },
  'identity/provider-private': {
    title: PROVIDER,
    detail:
      'Die Adresse des Anbieters liegt in einem privaten Netz. Der Betreiber dieser Installation kann das mit OUTGOING_PRIVATE erlauben.',
  },
  'identity/provider-insecure': {
    title: PROVIDER,
    detail: 'Alle Adressen des Anbieters müssen mit https:// beginnen; eine tut es nicht.',
  },
  'identity/provider-other-issuer': {
    title: PROVIDER,
    detail:
      'Der Anbieter nennt sich mit einer anderen Adresse, als unter „Issuer“ steht. Geben Sie sie genau wie der Anbieter ein.',
  },
  'identity/provider-incomplete': {
    title: PROVIDER,
    detail:
      'Unter dieser Adresse gibt es keinen OpenID-Connect-Anbieter, oder er bietet nicht, was zum Anmelden nötig ist.',
  },
  'identity/no-provider': {
    title: 'Kein Anbieter für diese Adresse',
    detail:
      'Für Adressen wie diese hat kein Unternehmen einen Anbieter verbunden. Melden Sie sich mit Ihrem Passwort an.',
  },
  'identity/prove-first': {
    title: 'Melden Sie sich zuerst beim Anbieter dieses Unternehmens an',
    detail:
      'Das Unternehmen will von seinem eigenen Anbieter hören, wer Sie sind. Ihre anderen Unternehmen bleiben offen.',
  },
  'identity/second-factor-first': {
    title: 'Dieses Unternehmen verlangt einen zweiten Faktor',
    detail:
      'Richten Sie einen ein oder zeigen Sie ihn, wo das Unternehmen danach fragt. Ihre anderen Unternehmen bleiben offen.',
  },
  'identity/own-factor-first': {
    title: NOT_SAVED,
    detail:
      'Schalten Sie zuerst in Ihrem eigenen Profil Einmalcodes ein oder melden Sie sich mit Ihrem Passkey an. Sonst würden Sie sich selbst aussperren.',
  },
  'identity/enforced': {
    title: 'Melden Sie sich über Ihr Unternehmen an',
    detail:
      'Ihr Unternehmen verlangt die Anmeldung bei seinem eigenen Anbieter: Wählen Sie „Über Ihr Unternehmen anmelden“.',
  },
  'identity/attempt-over': {
    title: NOT_SIGNED_IN,
    detail:
      'Diese Anmeldung wurde in einem anderen Browser begonnen, dauerte zu lange oder wurde schon benutzt. Beginnen Sie neu.',
  },
  'identity/answer-not-valid': {
    title: NOT_SIGNED_IN,
    detail:
      'Die Antwort des Anbieters Ihres Unternehmens ist nicht gültig. Beginnen Sie neu, und wenden Sie sich an die Direktion, wenn es wieder geschieht.',
  },
  'identity/provider-refused': {
    title: NOT_SIGNED_IN,
    detail: 'Der Anbieter Ihres Unternehmens hat Sie nicht angemeldet.',
  },
  'identity/unverified-address': {
    title: NOT_SIGNED_IN,
    detail:
      'Der Anbieter Ihres Unternehmens hat Ihre E-Mail-Adresse nicht bestätigt. Wenden Sie sich an die Person, die ihn betreut.',
  },
  'identity/other-domain': {
    title: NOT_SIGNED_IN,
    detail: 'Die Adresse, die der Anbieter nannte, gehört zu keiner Domain Ihres Unternehmens.',
  },
  'identity/other-subject': {
    title: NOT_SIGNED_IN,
    detail:
      'Diese E-Mail-Adresse gehört beim Anbieter Ihres Unternehmens einer anderen Person. Fragen Sie die Direktion.',
  },
  'identity/membership-ended': {
    title: NOT_SIGNED_IN,
    detail:
      'Ihre Mitgliedschaft in diesem Unternehmen ist beendet. Bitten Sie die Direktion um eine neue Einladung.',
  },
  'identity/listed-otherwise': {
    title: NOT_SIGNED_IN,
    detail:
      'Das Verzeichnis Ihres Unternehmens nennt Sie jetzt bei dieser Adresse, Ihr Konto hier hat aber eine frühere. Fragen Sie die Direktion.',
  },
  'provisioning/no-token': {
    title: NO_DIRECTORY,
    detail:
      'Das Token fehlt, ist falsch oder widerrufen. Die Direktion legt eines in den Einstellungen unter Anmeldung an.',
  },
  'provisioning/expiry': {
    title: NOT_SAVED,
    detail: 'Wählen Sie einen Tag zwischen heute und in einem Jahr.',
  },
  'provisioning/token-expired': {
    title: NO_DIRECTORY,
    detail: 'Das Token ist abgelaufen. Die Direktion legt ein neues in den Einstellungen unter Anmeldung an.',
  },
  'provisioning/no-provider': {
    title: NO_DIRECTORY,
    detail:
      'Das Unternehmen hat keinen eigenen Anbieter, bei dem sich Personen aus seinem Verzeichnis anmelden könnten.',
  },
  'provisioning/too-fast': {
    title: NO_DIRECTORY,
    detail: 'Zu viele Anfragen. Warten Sie eine Minute, und machen Sie dann weiter.',
  },
  'provisioning/too-many-tokens': {
    title: NOT_SAVED,
    detail: ({ most }: { most: number }) =>
      `Es gibt ${most} Tokens, mehr geht nicht. Widerrufen Sie zuerst eines.`,
  },
  'provisioning/no-such-user': {
    title: NO_DIRECTORY,
    detail: 'Das Unternehmen hat kein solches Mitglied.',
  },
  'provisioning/no-address': {
    title: NO_DIRECTORY,
    detail: 'Der userName muss eine E-Mail-Adresse sein.',
  },
  'provisioning/other-domain': {
    title: NO_DIRECTORY,
    detail: 'Der userName gehört zu keiner bestätigten Domain des Unternehmens.',
  },
  'provisioning/already-a-member': {
    title: NO_DIRECTORY,
    detail: 'Jemand mit diesem userName ist schon Mitglied.',
  },
  'provisioning/external-id-taken': {
    title: NO_DIRECTORY,
    detail: 'Ein anderes Mitglied hat diese externalId.',
  },
  'provisioning/ended-by-people': {
    title: NO_DIRECTORY,
    detail:
      'Diese Mitgliedschaft wurde im Unternehmen beendet. Die Direktion kann die Person wieder einlassen.',
  },
  'provisioning/last-director': {
    title: NO_DIRECTORY,
    detail: 'Ein Unternehmen braucht mindestens eine aktive Person auf der Stufe Direktion.',
  },
  'provisioning/no-such-group': {
    title: NO_DIRECTORY,
    detail: 'Das Verzeichnis hat kein solches Team angelegt, oder es wurde gelöscht.',
  },
  'provisioning/group-exists': {
    title: NO_DIRECTORY,
    detail: 'Eine andere Gruppe hat diesen displayName oder diese externalId.',
  },
  'provisioning/too-many-groups': {
    title: NO_DIRECTORY,
    detail: 'Das Verzeichnis hat so viele Teams angelegt, wie es darf.',
  },
  'provisioning/team-leads': {
    title: NO_DIRECTORY,
    detail: 'Das Team führt das Unternehmen; nur die Direktion ändert es, in Quarterdeck.',
  },
  'provisioning/bad-group-filter': {
    title: NO_DIRECTORY,
    detail: 'Ein Filter muss displayName eq "…" oder externalId eq "…" lauten.',
  },
  'provisioning/bad-filter': {
    title: NO_DIRECTORY,
    detail: 'Ein Filter muss userName eq "…" oder externalId eq "…" lauten.',
  },
  'provisioning/bad-path': { title: NO_DIRECTORY, detail: 'Der Pfad nennt kein Attribut.' },
  'provisioning/unreadable': {
    title: NO_DIRECTORY,
    detail: 'Ein Wert hat nicht die nötige Form.',
  },
} as const satisfies RefusalTable
