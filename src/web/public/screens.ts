import type { ComponentType } from 'react'

type Load = () => Promise<ComponentType>

/** Pages for people who are not signed in, by path. */
export const publicScreens: Readonly<Record<string, Load>> = {
  '/login': () =>
    import('../../features/accounts/sign-in/LoginScreen.tsx').then((module) => module.LoginScreen),
  '/company-sign-in': () =>
    import('../../features/identity/CompanySignInScreen.tsx').then((module) => module.CompanySignInScreen),
  '/signup': () =>
    import('../../features/accounts/sign-in/SignupScreen.tsx').then((module) => module.SignupScreen),
  '/forgot-password': () =>
    import('../../features/accounts/passwords/ForgotPasswordScreen.tsx').then(
      (module) => module.ForgotPasswordScreen,
    ),
  '/reset-password': () =>
    import('../../features/accounts/passwords/ResetPasswordScreen.tsx').then(
      (module) => module.ResetPasswordScreen,
    ),
  '/email-confirmation': () =>
    import('../../features/accounts/sign-in/EmailConfirmationScreen.tsx').then(
      (module) => module.EmailConfirmationScreen,
    ),
  '/change-email': () =>
    import('../../features/accounts/email-change/EmailChangeScreen.tsx').then(
      (module) => module.EmailChangeScreen,
    ),
  '/complete-invitation': () =>
    import('../../features/invitations/AcceptInvitationScreen.tsx').then(
      (module) => module.AcceptInvitationScreen,
    ),
  '/accept-invitation': () =>
    import('../../features/invitations/AcceptInvitationScreen.tsx').then(
      (module) => module.AcceptInvitationScreen,
    ),
  '/guest': () =>
    import('../../features/meeting-room/guests/GuestScreen.tsx').then((module) => module.GuestScreen),
  '/onboarding-demo': () =>
    import('./onboarding-demo/OnboardingDemoScreen.tsx').then((module) => module.OnboardingDemoScreen),
  '/mailbox': () => import('./MailboxScreen.tsx').then((module) => module.MailboxScreen),
}
