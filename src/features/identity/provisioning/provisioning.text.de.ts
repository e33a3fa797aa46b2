export const DIRECTORY = 'Personen aus Ihrem Verzeichnis'
export const DIRECTORY_EXPLAINED =
  'Ihr Verzeichnis sagt uns per SCIM, wer zum Unternehmen gehört. Wer neu ist, bekommt die Stufe neuer Mitglieder; wer geht, verliert sofort den Zugang. Seine Gruppen werden Teams.'
export const DIRECTORY_ADDRESS = 'Adresse für das Verzeichnis'
export const TOKEN = 'Token'
export const SHOWN_ONCE = 'Kopieren Sie es jetzt: Es wird nicht noch einmal gezeigt.'
export const MAKE_TOKEN = 'Token anlegen'
export const NO_TOKENS = 'Es gibt noch kein Token; deshalb wird kein Verzeichnis eingelassen.'
export const TOKEN_NAME = 'Name'
export const TOKEN_EXAMPLE = 'Entra ID'
export const madeOn = (day: string, name: string): string => `Angelegt ${day} von ${name}`
export const lastUsed = (day: string | null): string =>
  day === null ? 'nie benutzt' : `zuletzt benutzt ${day}`
export const SEVERAL_AT_ONCE =
  'Mehrere Tokens gelten nebeneinander: Um eines ohne Lücke zu wechseln, legen Sie das nächste an, tragen es in Ihrem Verzeichnis ein und widerrufen dann das bisherige.'
export const REVOKE = 'Widerrufen'
export const revokeOf = (name: string): string => `${name} widerrufen`
export const revokeAsked = (name: string): string => `„${name}“ widerrufen?`
export const REVOKE_DETAIL =
  'Ein Verzeichnis, das es zeigt, wird nicht mehr eingelassen. An Mitgliedschaften ändert sich nichts.'
export const REVOKED = 'Das Token ist widerrufen'
export const TOKENS_NOT_LOADED = 'Die Tokens konnten nicht geladen werden'
export const TOKEN_NOT_REVOKED = 'Token nicht widerrufen'
