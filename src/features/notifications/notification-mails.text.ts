export const NEWS = 'What is new for you'
export const SEE_ALL = 'See all in Quarterdeck'
export const WHY_DAILY =
  'You get this mail at most once a day, when there is something that you have not read. What it tells you of can be chosen in the settings under “Mails”.'
export const newInDay = (count: number, companyName: string): string =>
  `${companyName}: ${count === 1 ? 'a notification' : `${count} notifications`} for you`
export const andMore = (count: number): string => `and ${count} more`
