import type { ComponentType } from 'react'

type Load = () => Promise<ComponentType>

const acceptInvitation: Load = () =>
  import('../../features/people/AcceptInvitationScreen.tsx').then((module) => module.AcceptInvitationScreen)

/** Pages for people who are not signed in, by path. */
export const publicScreens: Readonly<Record<string, Load>> = {
  '/': () => import('./LandingScreen.tsx').then((module) => module.LandingScreen),
  '/login': () => import('../../features/accounts/LoginScreen.tsx').then((module) => module.LoginScreen),
  '/signup': () => import('../../features/accounts/SignupScreen.tsx').then((module) => module.SignupScreen),
  '/forgot-password': () =>
    import('../../features/accounts/ForgotPasswordScreen.tsx').then((module) => module.ForgotPasswordScreen),
  '/reset-password': () =>
    import('../../features/accounts/ResetPasswordScreen.tsx').then((module) => module.ResetPasswordScreen),
  '/email-confirmation': () =>
    import('../../features/accounts/EmailConfirmationScreen.tsx').then(
      (module) => module.EmailConfirmationScreen,
    ),
  '/complete-invitation': acceptInvitation,
  '/accept-invitation': acceptInvitation,
  '/mailbox': () =>
    import('../../features/accounts/MailboxScreen.tsx').then((module) => module.MailboxScreen),
}
