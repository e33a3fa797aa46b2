/** Why a run failed, in words for those who look after the metric. */
export const REQUEST_FAILURES = {
  'bad-address': 'The address can’t be used.',
  'not-https': 'The address does not begin with https://.',
  port: 'The address names a port that can’t be used.',
  private: 'The address leads into a private network.',
  'not-found': 'There is no such host.',
  unreachable: 'The host can’t be reached.',
  certificate: 'The host’s certificate is not trusted.',
  'too-slow': 'The answer took too long.',
  'too-large': 'The answer is too large.',
}

export const PATH_FAILURES = {
  path: 'The JSON path can’t be read.',
  json: 'The answer is not JSON.',
  nothing: 'There is nothing at the JSON path.',
  several: 'There are several values at the JSON path. Name one of them.',
  'not-a-number': 'What is at the JSON path is not a number.',
  'too-hard': 'The JSON path takes too long to follow.',
}

export const answered = (status: number): string => `The answer was ${status}.`
export const redirected = (status: number): string =>
  `The answer was ${status}: it leads to another address, which is not followed. Enter that one.`
export const NOT_JSON = 'The answer is not JSON.'
export const NO_RIGHTS =
  'Whoever set this up may not do so any more. Somebody who may has to look at it and save it again.'
export const UNEXPECTED = 'Something unexpected happened. It is tried again.'
export const UNREADABLE = 'Its secrets can’t be read any more. Enter them again.'
export const BY_A_PROGRAM = 'a program'
