// Of the card in which directors say that everybody needs a second factor.
export const SECOND_FACTOR = 'Second factor'
export const SECOND_FACTOR_EXPLAINED =
  'A password alone can be stolen. With this, the company opens only for people who have also shown a code of their authenticator app or a passkey.'
export const REQUIRE_FACTOR = 'Everybody needs a second factor'
export const WHAT_COUNTS =
  'Signing in by your company’s own provider counts as one. API tokens, calendar feeds and your directory go on as before.'
export const REQUIRE_QUESTION = 'Ask everybody for a second factor?'
export const REQUIRE_DETAIL =
  'Whoever has none sees nothing of the company from this moment on, until they have set one up, which takes a minute. What they have not sent yet is kept.'
export const REQUIRE = 'Ask everybody'
export const REQUIRED_NOW = 'Everybody needs a second factor'
export const REQUIRED_NO_MORE = 'A second factor is no longer needed'
export const NOT_CHANGED = 'This could not be changed'
