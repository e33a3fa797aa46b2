/** One address, one account: what is stored and compared is trimmed and in lower case. */
export const normalEmail = (email: string): string => email.trim().toLowerCase()
