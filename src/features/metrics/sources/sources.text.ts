export const FILLS_ITSELF = 'Filled by a program'
export const NO_INLET =
  'A program can send this metric’s values to a secret address of its own. They appear here as if somebody had typed them.'
export const MAKE_INLET = 'Make an address'
export const ANOTHER_INLET = 'Make a new address'
export const END_INLET = 'End this address'
export const INLET = 'The address'
export const INLET_EXPLAINED =
  'POST JSON such as {"value": 42} to it; "date": "2026-02-27" names another week. It is shown only now, and whoever has it can send values.'
export const worksSince = (day: string): string => `The address has worked since ${day}.`
export const INLET_ENDED = 'The address no longer works'
export const NOT_DONE = 'That did not work'
export const NOT_LOADED = 'Not loaded'
export const NOTHING_CAME = 'Nothing has come yet.'
export const LATELY = 'What came lately'
export const cameAt = (value: string, week: string, when: string): string =>
  `${value} for the week of ${week} · ${when}`
