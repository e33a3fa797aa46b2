export const YOUR_DATA = 'Your data'
