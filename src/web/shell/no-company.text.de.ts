export const NOT_IN_ANY_COMPANY = 'Sie gehören noch zu keinem Unternehmen'
export const CREATE_FIRST_COMPANY = 'Legen Sie Ihr erstes Unternehmen an, um alles nutzen zu können'
