/** In place of what can't be loaded at the moment. */
export const NOT_ON_THIS_DEVICE =
  'You’re offline, and this is not on this device. It loads when you’re back online.'
/** A link to the pages that can be used all the same. */
export const ON_THIS_DEVICE = 'What is on this device'
