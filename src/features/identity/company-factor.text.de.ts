export const SECOND_FACTOR = 'Zweiter Faktor'
export const SECOND_FACTOR_EXPLAINED =
  'Ein Passwort allein lässt sich stehlen. Hiermit öffnet sich das Unternehmen nur für Personen, die auch einen Code ihrer Authenticator-App oder einen Passkey gezeigt haben.'
export const REQUIRE_FACTOR = 'Alle brauchen einen zweiten Faktor'
export const WHAT_COUNTS =
  'Die Anmeldung durch den eigenen Anbieter Ihres Unternehmens gilt als einer. API-Tokens, Kalender-Feeds und Ihr Verzeichnis laufen weiter wie bisher.'
export const REQUIRE_QUESTION = 'Von allen einen zweiten Faktor verlangen?'
export const REQUIRE_DETAIL =
  'Wer keinen hat, sieht ab sofort nichts mehr vom Unternehmen, bis einer eingerichtet ist; das dauert eine Minute. Was noch nicht gesendet ist, bleibt erhalten.'
export const REQUIRE = 'Von allen verlangen'
export const REQUIRED_NOW = 'Alle brauchen einen zweiten Faktor'
export const REQUIRED_NO_MORE = 'Ein zweiter Faktor ist nicht mehr nötig'
export const NOT_CHANGED = 'Das ließ sich nicht ändern'
