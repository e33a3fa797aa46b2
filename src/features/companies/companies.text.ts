export const COMPANY_NOT_CREATED = 'Failed to create company'
export const COMPANY_NOT_SWITCHED = 'Error switching company'
