export const DEVELOPER_MAILBOX = 'Entwickler-Postfach'
export const ALL_MAIL_ENDS_HERE = 'Es ist kein Mailserver eingerichtet; deshalb landen alle E-Mails hier.'
export const MAILS = 'E-Mails'
export const NO_MAIL =
  'Noch keine E-Mails. Registrieren Sie sich oder laden Sie jemanden ein, dann erscheint hier etwas.'
export const NO_MAILBOX = 'Auf dieser Installation gibt es kein Entwickler-Postfach.'
export const MAILBOX_NOT_READ = 'Das Postfach war nicht lesbar. Es wird erneut versucht.'
