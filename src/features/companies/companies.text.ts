export const COMPANY_NOT_SWITCHED = 'Error switching company'
export const COMPANIES_NOT_LOADED = 'Error loading companies'

export const NEW_COMPANY = 'New Company'
export const CREATE_COMPANY = 'Create company'

export const SETTINGS = 'Settings'
export const GENERAL = 'General'
export const SHORTCUTS = 'Shortcuts'
export const COMPANY = 'Company'
