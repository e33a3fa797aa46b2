export const YOUR_NAME_PLEASE = 'Sagen Sie, wer Sie sind.'
