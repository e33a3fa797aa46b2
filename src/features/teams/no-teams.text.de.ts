export const GO_TO_TEAMS = 'Zu den Teams'
export const ASK_FOR_A_TEAM = 'Bitten Sie die Direktion, Sie in ein Team aufzunehmen.'
export const ON_NO_TEAM = `Sie sind noch in keinem Team. ${ASK_FOR_A_TEAM}`
