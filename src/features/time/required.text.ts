// Apart from the other texts, because mutations load before any dialog.
export const DAY_OUT_OF_RANGE = 'Choose a date between 2000 and 2199.'
