export const DEVELOPER_MAILBOX = 'Developer mailbox'
export const ALL_MAIL_ENDS_HERE = 'No mail server is set, so all mail ends here.'
/** The list's name, read aloud. */
export const MAILS = 'Mails'
export const NO_MAIL = 'No mail yet. Sign up or invite somebody, and it appears here.'
export const NO_MAILBOX = 'There is no developer mailbox on this install.'
export const MAILBOX_NOT_READ = 'The mailbox could not be read. Trying again.'
