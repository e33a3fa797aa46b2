export const PROVE_TITLE = 'Sign in with your company'
export const proveMeans = (company: string): string =>
  `${company} opens only for people whom its own provider has signed in. What you have not sent yet is kept on this device and goes out afterwards.`
export const OTHERS_STAY = 'Your other companies stay open: switch to one of them as always.'
export const proveBy = (company: string): string => `Continue to the sign-in page of ${company}`
