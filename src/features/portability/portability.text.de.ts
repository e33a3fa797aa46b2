export const YOUR_DATA = 'Ihre Daten'
