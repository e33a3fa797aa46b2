/** What every address of the demo company's people ends with; mail never reaches it. */
export const DEMO_DOMAIN = '@tidewater.example'

export const isDemoAddress = (email: string): boolean => email.endsWith(DEMO_DOMAIN)
