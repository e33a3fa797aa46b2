export const BY_PROVIDER = 'Angemeldet durch den Anbieter des Unternehmens'
export const providerSet = (issuer: string, level: string, enforced: boolean): string =>
  `Anmeldung durch ${issuer}, ${enforced ? 'vorgeschrieben' : 'freiwillig'}; neue Mitglieder erhalten die Stufe ${level}`
export const BY_PROVISIONING = 'Durch das Verzeichnis des Unternehmens (SCIM)'
export const tokenMade = (name: string): string =>
  `Token „${name}“ für das Verzeichnis des Unternehmens angelegt`
export const tokenRevoked = (name: string): string =>
  `Token „${name}“ für das Verzeichnis des Unternehmens widerrufen`
export const PROVIDER_REMOVED = 'Anmeldung durch den Anbieter des Unternehmens beendet'
export const domainAdded = (domain: string): string => `Domain ${domain} eingetragen`
export const domainVerified = (domain: string): string => `Domain ${domain} bestätigt`
export const domainRemoved = (domain: string): string => `Domain ${domain} nicht mehr eingetragen`
export const FACTOR_ASKED = 'Alle brauchen einen zweiten Faktor'
export const FACTOR_NOT_ASKED = 'Ein zweiter Faktor ist nicht mehr nötig'
