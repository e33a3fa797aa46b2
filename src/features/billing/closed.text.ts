export const COMPANY_CLOSED = 'Your company has no active subscription'
export const COMPANY_CLOSED_MEANS =
  'Nothing was deleted. A director can subscribe under Settings > Billing, and everybody goes on where they stopped.'
export const ASK_ONE_OF = 'Whom to ask'
export const NOBODY_TO_ASK = 'Your company has no active director. Ask whoever runs this server.'
