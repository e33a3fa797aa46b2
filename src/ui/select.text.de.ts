export const CHOOSE_AGAIN = 'Bitte neu auswählen'
export const goneNamed = (label: string): string => `${label} steht nicht mehr zur Auswahl.`
