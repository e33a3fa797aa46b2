export const NOT_ACCESSIBLE = 'Cannot switch to company - not accessible'
export const NO_COMPANIES_FOUND = 'No companies found. Contact your administrator.'
export const noLongerIn = (company: string): string => `You no longer have access to ${company}.`
