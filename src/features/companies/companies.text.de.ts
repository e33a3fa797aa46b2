export const COMPANY_NOT_SWITCHED = 'Unternehmen nicht gewechselt'
export const COMPANIES_NOT_LOADED = 'Unternehmen nicht geladen'

export const NEW_COMPANY = 'Neues Unternehmen'
export const CREATE_COMPANY = 'Unternehmen anlegen'

export const SETTINGS = 'Einstellungen'
export const GENERAL = 'Allgemein'
export const SHORTCUTS = 'Tastenkürzel'
export const COMPANY = 'Unternehmen'
