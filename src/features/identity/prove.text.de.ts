export const PROVE_TITLE = 'Über Ihr Unternehmen anmelden'
export const proveMeans = (company: string): string =>
  `${company} öffnet sich nur für Personen, die sein eigener Anbieter angemeldet hat. Was Sie noch nicht gesendet haben, bleibt auf diesem Gerät und geht danach hinaus.`
export const OTHERS_STAY = 'Ihre anderen Unternehmen bleiben offen: Wechseln Sie wie immer zu einem davon.'
export const proveBy = (company: string): string => `Weiter zur Anmeldeseite von ${company}`
