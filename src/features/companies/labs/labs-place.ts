/** Where the labs stand in the settings: an address may lead there. */
export const LABS_PLACE = 'labs'
