export const NAME_PLEASE = 'Geben Sie ihr einen Namen.'
export const NAME_TOO_LONG = 'Das ist zu lang: höchstens 100 Zeichen.'
