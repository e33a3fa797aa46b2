export const LATER = 'Later'
export const RELOADS_LATER = 'The app reloads as soon as you have finished.'
