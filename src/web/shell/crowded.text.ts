export const PAUSED_HERE = 'Live updates are paused in this window'
export const TOO_MANY_WINDOWS =
  'You have Quarterdeck open in more than 20 windows and devices. Close some of them, then continue here.'
export const CONTINUE_HERE = 'Continue here'
