/** Texts of the page that founds a company; those that the shell shares stand in `companies.text.ts`. */
export const COMPANY_NOT_CREATED = 'Failed to create company'
export const STARTS_EMPTY = 'It starts empty, with you as its director. Invite your colleagues next.'
export const COMPANY_NAME = 'Company name'
export const CHANGE_IT_LATER = 'You can change it later in the settings.'
