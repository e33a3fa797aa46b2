export const FACTOR_TITLE = 'Noch ein Schritt'
export const factorMeans = (company: string): string =>
  `${company} öffnet sich nur für Personen mit einem zweiten Faktor. Was Sie noch nicht gesendet haben, bleibt auf diesem Gerät und geht danach hinaus.`
export const SET_UP_FACTOR = 'Einmalcodes einrichten'
export const SET_UP_MEANS =
  'Sie brauchen eine Authenticator-App auf Ihrem Telefon. Wenn Sie einen Passkey haben, melden Sie sich ab und stattdessen damit an.'
export const CODE_OF_APP = 'Code Ihrer Authenticator-App'
export const OR_RECOVERY = 'Oder einer Ihrer Wiederherstellungscodes.'
export const GO_ON = 'Weiter'
export const NOT_SHOWN = 'Der Code wurde nicht angenommen'
export const STATE_NOT_LOADED = 'Ob Sie einen zweiten Faktor haben, ließ sich nicht nachsehen'
