export const NEWS = 'Was für Sie neu ist'
export const SEE_ALL = 'Alles in Quarterdeck ansehen'
export const WHY_DAILY =
  'Sie bekommen diese E-Mail höchstens einmal am Tag, wenn es etwas gibt, das Sie noch nicht gelesen haben. Worüber sie berichtet, wählen Sie in den Einstellungen unter „E-Mails“.'
export const newInDay = (count: number, companyName: string): string =>
  `${companyName}: ${count === 1 ? 'eine Benachrichtigung' : `${count} Benachrichtigungen`} für Sie`
export const andMore = (count: number): string => `und ${count} weitere`
