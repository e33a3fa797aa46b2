/** For a name that is none, or is not known. */
export const NOBODY = {
  greeted: 'there',
  somebody: 'Somebody',
  aColleague: 'A colleague',
  theirCompany: 'their company',
  yourCompany: 'your company',
  aCompany: 'a company',
  aMetric: 'one of your metrics',
  yourTeam: 'Your team',
}

export const hello = (name: string): string => `Hello ${name},`

const CONFIRM = 'Confirm your e-mail address'
const NOTHING_WILL_HAPPEN = 'If you did not sign up for Quarterdeck, ignore this e-mail; nothing will happen.'

export const CONFIRM_EMAIL = {
  subject: CONFIRM,
  heading: CONFIRM,
  words: 'Confirm that this address is yours, and your Quarterdeck account is ready.',
  action: 'Confirm e-mail address',
  note: `The link works once, for 24 hours. ${NOTHING_WILL_HAPPEN}`,
}

export const CHOOSE_PASSWORD = {
  subject: 'Confirm your e-mail address and choose a password',
  heading: CONFIRM,
  words:
    'Somebody signed up for Quarterdeck with this address more than once. To be sure that the account is yours alone, choose its password now.',
  action: 'Confirm and choose a password',
  note: `The link works once, for one hour. ${NOTHING_WILL_HAPPEN}`,
}

export const ALREADY_REGISTERED = {
  subject: 'You already have a Quarterdeck account',
  heading: 'You already have an account',
  words:
    'Somebody, probably you, tried to sign up for Quarterdeck with this address. It already has an account, so sign in instead.',
  resetAt: (url: string): string => `If you forgot your password, choose a new one here: ${url}`,
  action: 'Sign in',
  note: 'If this was not you, ignore this e-mail; nothing has changed.',
}

export const RESET_PASSWORD = {
  subject: 'Choose a new password',
  heading: 'Choose a new password',
  words: 'You asked to choose a new password for your Quarterdeck account.',
  action: 'Choose a new password',
  note: 'The link works once, for one hour. If you did not ask for this, ignore this e-mail; your password stays the same.',
}

export const PASSWORD_CHANGED = {
  subject: 'Your password was changed',
  heading: 'Your password was changed',
  words: 'The password of your Quarterdeck account was changed and every session was signed out.',
  action: 'This was not me',
  note: 'If this was you, there is nothing to do.',
}

export const INVITATION = {
  subject: (inviter: string): string => `${inviter} invites you to Quarterdeck`,
  heading: (companyName: string): string => `Join ${companyName} on Quarterdeck`,
  words: (inviter: string, companyName: string): string =>
    `${inviter} invites you to ${companyName}, where the team runs its metrics, goals, meetings and tasks.`,
  action: 'See the invitation',
  note: 'The link works once, for 7 days, and only with this address. If you do not know the sender, ignore this e-mail.',
}

export const EXPORT_READY = {
  subject: 'Your export is ready',
  heading: 'Your export is ready',
  words: (companyName: string): string =>
    `Everything that ${companyName} has in Quarterdeck is in one file now. Download it in the settings, under “Your data”.`,
  action: 'Open the settings',
  note: 'The file is kept for 7 days. Only you can download it, and only while you are a director.',
}

const NOT_EXPECTED = 'If you did not expect this, ask a director of the company.'

export const LEVEL_CHANGED = {
  subject: 'Your permission was changed',
  heading: (companyName: string): string => `Your permission in ${companyName} was changed`,
  words: (companyName: string, after: string, before: string | null): string =>
    `Your level in ${companyName} is now ${after}.${before === null ? '' : ` It was ${before} before.`}`,
  action: 'See what you may do',
  note: NOT_EXPECTED,
}

export const REMOVED = {
  subject: 'You were removed from a company',
  heading: (companyName: string): string => `You no longer have access to ${companyName}`,
  words: (companyName: string): string =>
    `You were removed from ${companyName} on Quarterdeck. What you did there stays with the company; your account stays yours.`,
  note: NOT_EXPECTED,
}

export const WEBHOOK_OFF = {
  subject: 'A webhook was turned off',
  heading: 'A webhook was turned off',
  words: (host: string): string =>
    `The address at ${host} has not taken anything from Quarterdeck for a week, so nothing more is sent to it.`,
  next: 'See what it answered last, and turn it on again once it works.',
  action: 'See the webhook',
  note: 'You are told because you made it, or because you are a director of the company.',
}

export const SOURCE_OFF = {
  subject: 'A metric no longer fills itself',
  heading: 'A metric no longer fills itself',
  words: (name: string): string => `What fills ${name} has failed for days, so it is not asked any more.`,
  next: 'See what went wrong, and have it run again.',
  action: 'See the metric',
  note: 'You are told because the metric is yours, because you set this up, or because you are a director of the company.',
}
