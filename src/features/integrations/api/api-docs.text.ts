export const DOCS = 'API documentation'
export const GUIDE = [
  'A program sends one of your tokens with each request, as “Authorization: Bearer qd_…”. It can do what you may do, as far as the token’s scopes and teams go.',
  'Queries are read with GET, and their inputs are parameters; lists in a parameter stand with commas between. What is a list comes in pages of 50, or as many as pageLimit says, up to 200. The answer’s nextCursor leads to the next page.',
  'Mutations are sent with POST and a JSON object. Ids of new rows may be left out, and the answer tells them. With an Idempotency-Key of your own, a request that is repeated within 24 hours runs once.',
  'Errors are application/problem+json. Their code stays the same, whatever the words. The RateLimit header says how much is left, and Retry-After when to come back.',
]
export const THE_DOCUMENT = 'The description in OpenAPI 3.1'
export const SEARCH_CALLS = 'Find a call'
export const NO_CALLS = 'Nothing is called so. Try another word, such as tasks.'
export const DOCS_NOT_LOADED = 'The description could not be loaded'
export const READS = 'Query'
export const WRITES = 'Mutation'
export const TAKES = 'Takes the scope'
export const INPUTS = 'Inputs'
export const NO_INPUTS = 'It takes no inputs.'
export const OPTIONAL = 'may be left out'
export const EXAMPLE = 'Example of'
