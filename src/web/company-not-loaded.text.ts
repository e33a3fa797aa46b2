export const COMPANY_NOT_LOADED = 'Context Loading Error'
export const MAY_BE_TEMPORARY = 'Company context failed to load. This might be a temporary issue.'
