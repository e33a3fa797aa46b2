import { LOCALE } from '../../../language/locale.text.ts'

export const NOT_JSON = 'This is no row.'
export const NOT_A_ZIP = 'This is no ZIP, or it is damaged.'
export const NO_EXPORT = 'This ZIP is no export of Quarterdeck.'
export const OTHER_VERSION =
  'This export was made by another version of Quarterdeck. Export again from one that has the same version as this one.'
export const TOO_MUCH_IN_IT = 'More is in this ZIP than a company can hold.'
export const DAMAGED = 'This file does not match the manifest: it was changed, or is damaged.'
export const LINE_TOO_LONG = 'This line is longer than any row.'
export const ID_TWICE = 'A row before it has the same id.'
export const COMPANY_ONCE = 'There has to be exactly one company.'
export const NOT_WRITTEN = 'A row was refused by the database.'
export const ENDED_TOO_OFTEN = 'The server ended each time it worked on this file.'
export const NOT_TAKEN_BACK = 'The database refused to take rows back. Try again.'
/** What the audit log says of an import that was taken back. */
export const removedAndStayed = (removed: number, stayed: number): string =>
  `${removed.toLocaleString(LOCALE)} rows removed, ${stayed.toLocaleString(LOCALE)} stayed`
export const emailTwice = (email: string): string => `${email} stands there twice.`
export const noEmail = (email: string): string => `“${email}” is no e-mail address.`
export const moreThan = (most: number): string => `A company has at most ${most} of these.`
export const refersToNothing = (field: string): string => `${field}: what it refers to is not in the file.`
export const unexpectedFile = (path: string): string => `${path} does not belong to an export.`
export const missingFile = (path: string): string => `${path} is missing.`
export const fileTwice = (path: string): string => `${path} is in it twice.`
