export const DISMISS_ANNOUNCEMENT = 'Dismiss announcement'
