export const SIGNED_OUT = 'Signed out'
