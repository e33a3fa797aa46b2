export const NOT_ON_THIS_DEVICE =
  'Sie sind offline, und das ist nicht auf diesem Gerät. Es wird geladen, wenn Sie wieder online sind.'
export const ON_THIS_DEVICE = 'Was auf diesem Gerät ist'
