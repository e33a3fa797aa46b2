export const SETTING_UP = 'Setting up subscription...'
export const LOG_IN_TO_SUBSCRIBE = 'Please log in to subscribe'
export const COMPANY_FIRST = 'Please select a company first'
export const checkoutFailed = (detail: string): string => `Failed to create checkout session: ${detail}`
export const INVALID_CHECKOUT = 'Invalid response from checkout service'
export const TO_BILLING = 'Back to billing'
export const TRY_AGAIN = 'Try again'
export const CONFIRMING = 'Your payment is being confirmed'
export const CONFIRMING_LONG =
  'This takes longer than usual. You can close this page: your subscription begins as soon as the payment is confirmed.'
