export const NOT_CREATED = 'Failed to create company'

export const SLUG_TAKEN = {
  title: NOT_CREATED,
  detail: 'Another company took this name’s address at the same moment. Try again.',
}

export const SWITCH_FAILED = 'Error switching company'
export const NO_ACCESS = 'User does not have access to this company'
export const NOT_ACTIVE = 'Cannot switch to company - membership is not active'

export const TOO_MANY_COMPANIES = [
  NOT_CREATED,
  'You have created many companies today. Try again tomorrow.',
] as const
