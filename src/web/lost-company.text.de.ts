export const NOT_ACCESSIBLE = 'Wechsel nicht möglich: kein Zugang'
export const NO_COMPANIES_FOUND = 'Kein Unternehmen gefunden. Wenden Sie sich an Ihre Administration.'
export const noLongerIn = (company: string): string => `Sie haben keinen Zugang mehr zu ${company}.`
