export const GO_TO_TEAMS = 'Go to teams'
/** For those who can neither create a team nor join one by themselves. */
export const ASK_FOR_A_TEAM = 'Ask a director to add you to a team.'
export const ON_NO_TEAM = `You are not on any team yet. ${ASK_FOR_A_TEAM}`
