export const CANCELLED_NOW = 'Your subscription has ended.'
export const willEndOn = (day: string): string =>
  `Your subscription will end on ${day}. Until then nothing changes.`
