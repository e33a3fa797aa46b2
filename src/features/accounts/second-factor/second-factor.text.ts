export const ONE_TIME_CODES = 'One-time codes'
export const WHAT_THEY_ARE = 'A second step at sign-in: a code from an authenticator app on your phone.'
export const NOT_LOADED = 'The state of your one-time codes could not be loaded'
export const ON = 'On'
export const OFF = 'Off'
export const onSince = (day: string): string => `Since ${day}.`
export const codesLeft = (left: number, all: number): string =>
  left === 1 ? `1 of ${all} recovery codes is left.` : `${left} of ${all} recovery codes are left.`
export const NO_CODES_LEFT =
  'No recovery code is left. Make new ones, or you are locked out if you lose your phone.'
export const devicesRemembered = (count: number): string =>
  count === 1
    ? 'One device is remembered and asks for no code.'
    : `${count} devices are remembered and ask for no code.`

export const SET_UP = 'Set up'
export const SET_UP_CODES = 'Set up one-time codes'
export const TURN_OFF = 'Turn off'
export const TURN_OFF_CODES = 'Turn off one-time codes'
export const TURNED_OFF = 'One-time codes are off'
export const AFTER_TURNING_OFF = 'Signing in then takes only your password. Remembered devices are forgotten.'
export const NEW_CODES = 'New recovery codes'
export const ENDS_EARLIER_CODES = 'The recovery codes that you have now stop working.'
export const MAKE_NEW_CODES = 'Make new codes'
export const FORGET_DEVICES = 'Forget remembered devices'
export const DEVICES_FORGOTTEN = 'Every device asks for a code again'
export const NOT_DONE = 'This could not be changed'

export const PASSWORD_AGAIN = 'Your password'
export const CONTINUE = 'Continue'
export const SCAN =
  'Scan this with an authenticator app, or type the secret into it. Then enter the code that it shows.'
export const QR_CODE = 'The secret as a QR code'
export const SECRET = 'Secret'
export const CODE_IN_APP = 'Code in the app'
export const CODE_OR_RECOVERY = 'Code, or a recovery code'
export const TURN_ON = 'Turn on'

export const YOUR_RECOVERY_CODES = 'Your recovery codes'
export const KEEP_THEM =
  'Each lets you in once if you lose your phone. They are shown only now: keep them where your phone is not.'
export const COPY_CODES = 'Copy'
export const CODES_COPIED = 'Copied to clipboard'
export const COPY_BY_HAND = 'Copy them by hand: this browser does not allow it'
export const DOWNLOAD = 'Download'
export const FILE_NAME = 'quarterdeck-recovery-codes.txt'
export const CODES_KEPT = 'I have kept them'
