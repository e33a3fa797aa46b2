export const DISMISS_ANNOUNCEMENT = 'Ankündigung ausblenden'
