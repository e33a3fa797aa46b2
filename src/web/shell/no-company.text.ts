export const NOT_IN_ANY_COMPANY = "You're not a member of any company yet"
export const CREATE_FIRST_COMPANY = 'Create your first company to unlock all features'
