import type { CompanyOutlook } from './closing.requests.ts'

export const DELETE_ACCOUNT = 'Delete account'
export const DELETE_EXPLAINED =
  'Ends your account everywhere. Before it happens you see what that means for each of your companies.'
export const DELETE_YOUR_ACCOUNT = 'Delete your account?'
export const FOR_GOOD = 'It can’t be undone.'
export const OUTLOOK_NOT_LOADED = 'What it would lead to could not be loaded'
export const NOT_DELETED = 'Your account could not be deleted'
export const ACCOUNT_EMAIL = 'E-mail address of your account'
export const YOUR_PASSWORD = 'Your password'
export const NO_PASSWORD =
  'You have no password. Your account can be deleted within ten minutes after you have signed in.'
export const DISAPPEARS = 'What disappears'
export const WHAT_DISAPPEARS =
  'How you sign in and every session, your picture, personal tasks and notes, settings, secret addresses and tokens for programs. Your e-mail address is removed from every company and free to sign up anew.'
export const STAYS = 'What stays'
export const WHAT_STAYS =
  'Your name, at what you did and wrote in teams. Open work stays under it too, until somebody takes it over: hand it over first if it should go on at once.'
export const YOUR_COMPANIES = 'Your companies'
export const NO_COMPANIES = 'You are in no company.'
export const INSTALLATION = 'This installation'
export const LAST_SUPER_ADMIN = 'You are its last super admin. Make somebody else one first, under Platform.'

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]

const workOf = ({ goals, metrics, tasks, issues }: CompanyOutlook): string =>
  [
    ...counted(goals, 'goal or milestone', 'goals and milestones'),
    ...counted(metrics, 'metric', 'metrics'),
    ...counted(tasks, 'task', 'tasks'),
    ...counted(issues, 'issue', 'issues'),
  ].join(', ')

/** What becomes of one company, or what has to be done there first. */
export function becomesOf(company: CompanyOutlook): string {
  if (company.obstacle === 'last director')
    return 'You are its last director. Make somebody else a director first.'
  if (company.obstacle === 'subscription')
    return 'You are alone in it, and its subscription goes on. Cancel the subscription first.'
  if (company.isAlone)
    return 'You are alone in it. Afterwards nobody can open it; what it holds stays stored until whoever runs this installation removes it.'
  const work = workOf(company)
  return work === '' ? 'You leave it. You own no open work there.' : `You leave it. Still yours: ${work}.`
}
