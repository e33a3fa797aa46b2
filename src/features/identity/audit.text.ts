// What the audit log says of changes that are not a person's own.
export const BY_PROVIDER = 'Signed in by the company’s provider'
export const providerSet = (issuer: string, level: string, enforced: boolean): string =>
  `Sign-in by ${issuer}, ${enforced ? 'required' : 'optional'}; new members become ${level}`
export const BY_PROVISIONING = 'By the company’s directory (SCIM)'
export const tokenMade = (name: string): string => `Token “${name}” for the company’s directory made`
export const tokenRevoked = (name: string): string => `Token “${name}” for the company’s directory revoked`
export const PROVIDER_REMOVED = 'Sign-in by the company’s provider ended'
export const domainAdded = (domain: string): string => `Domain ${domain} listed`
export const domainVerified = (domain: string): string => `Domain ${domain} verified`
export const domainRemoved = (domain: string): string => `Domain ${domain} no longer listed`
export const FACTOR_ASKED = 'Everybody needs a second factor'
export const FACTOR_NOT_ASKED = 'A second factor is no longer needed'
