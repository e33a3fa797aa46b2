export const DAY_OUT_OF_RANGE = 'Wählen Sie ein Datum zwischen 2000 und 2199.'
