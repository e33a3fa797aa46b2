/** The form in which addresses are stored and compared: trimmed and in lower case. There is one account for each. */
export const normalEmail = (email: string): string => email.trim().toLowerCase()
