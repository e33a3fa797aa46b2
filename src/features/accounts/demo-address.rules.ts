/** The end of every address of the demo company's people. No mail ever reaches it. */
export const DEMO_DOMAIN = '@tidewater.example'

export const isDemoAddress = (email: string): boolean => email.endsWith(DEMO_DOMAIN)
