export const SIGN_IN_FAILED = 'Bei der Anmeldung ist ein unerwarteter Fehler aufgetreten'
export const SIGN_UP_FAILED = 'Bei der Registrierung ist ein unerwarteter Fehler aufgetreten'

export const WITH_YOUR_COMPANY = 'Über Ihr Unternehmen anmelden'
export const NEW_HERE = 'Neu hier?'
export const CREATE_AN_ACCOUNT = 'Konto anlegen'

export const CREATE_YOUR_ACCOUNT = 'Konto anlegen'
export const CREATE_ACCOUNT = 'Konto anlegen'
export const HAVE_AN_ACCOUNT = 'Schon registriert?'

export const CHECK_YOUR_MAIL = 'Sehen Sie in Ihr Postfach'
/** The words before and after the address. */
export const WROTE_TO = [
  'Wir haben eine E-Mail an ',
  ' geschickt. Öffnen Sie den Link darin, um fortzufahren. Bis sie ankommt, kann es eine Minute dauern.',
] as const
/** The same for a page that must not reveal whether the address has an account. */
export const WROTE_IF_KNOWN = [
  'Falls es zu ',
  ' ein Konto gibt, ist eine E-Mail unterwegs. Öffnen Sie den Link darin, um fortzufahren. Bis sie ankommt, kann es eine Minute dauern.',
] as const
export const SEND_AGAIN = 'E-Mail erneut senden'
export const SENT_AGAIN =
  'Falls diese Adresse verwendet werden kann, ist eine E-Mail unterwegs. Das kann eine Minute dauern; sehen Sie auch im Spam-Ordner nach.'
export const NO_REAL_MAIL = 'Diese Installation verschickt keine echten E-Mails. Alles landet im'
export const DEVELOPER_MAILBOX = 'Entwicklungspostfach'
export const DEVELOPER_MAILBOX_LINK = 'Entwicklungspostfach'

export const CONFIRMING = 'Ihre E-Mail-Adresse wird bestätigt'
export const ONE_MOMENT = 'Einen Moment bitte.'
export const CONFIRM_YOUR_ADDRESS = 'E-Mail-Adresse bestätigen'
export const TRY_AGAIN = 'Erneut versuchen'
export const SEND_NEW_LINK = 'Neuen Link senden'
export const MAYBE_CONFIRMED =
  'Wenn Ihre Adresse schon bestätigt ist, melden Sie sich einfach an. Sonst schicken wir Ihnen einen neuen Link.'

export const TRY_THE_DEMO = 'Demo-Unternehmen ausprobieren'
