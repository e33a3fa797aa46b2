export const GUEST_NOT_CHANGED = 'Gast nicht geändert'
export const GUEST_NOT_REMOVED = 'Gast nicht entfernt'
export const LINK_NOT_MADE = 'Kein Link angelegt'
export const LINK_NOT_CLOSED = 'Der Link gilt noch'
export const LINK_NOT_LOADED = 'Der Link konnte nicht geladen werden'

export const INVITE_GUESTS = 'Gäste einladen'
export const INVITE_EXPLAINED =
  'Wer den Link öffnet, gibt einen Namen an und folgt dem Meeting ohne Konto: Agenda, Uhr, gemeinsame Notizen und dem besprochenen Thema. Sonst ist von Ihrem Team nichts zu sehen.'
export const MAKE_LINK = 'Link anlegen'
export const MAKE_ANOTHER = 'Neuen Link anlegen'
export const CLOSE_LINK = 'Link schließen'
export const LINK_CLOSED = 'Der Link gilt nicht mehr'
export const GUEST_LINK = 'Link für Gäste'
export const SCAN = 'Mit dem Telefon scannen, um teilzunehmen.'
export const QR_CODE = 'Der Link als QR-Code'
export const ENDS_WITH_MEETING =
  'Er endet mit dem Meeting. Ihn zu schließen, lässt niemanden mehr ein; wer schon da ist, bleibt, bis Sie die Person entfernen.'
export const NO_LINK = 'Dieses Meeting hat noch keinen Link.'
export const openSince = (time: string): string =>
  `Dieses Meeting hat seit ${time} einen Link. Er lässt sich nicht noch einmal zeigen; ein neuer beendet ihn.`

export const GUESTS = 'Gäste'
export const guestCount = (count: number): string => (count === 1 ? 'Gast' : 'Gäste')
export const MAY_VOTE = 'Darf abstimmen'
export const mayVoteNamed = (name: string): string => `${name} darf abstimmen`
export const MAY_RATE = 'Darf bewerten'
export const mayRateNamed = (name: string): string => `${name} darf das Meeting bewerten`
export const removeNamed = (name: string): string => `${name} entfernen`
export const removed = (name: string): string => `${name} ist nicht mehr im Meeting`
export const VOTES = 'Stimmt ab'
export const RATES = 'Bewertet'
export const GUESTS_NOT_COUNTED = 'Die Bewertungen von Gästen zählen nicht im Durchschnitt.'
