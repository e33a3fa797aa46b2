export const NAME_REQUIRED = 'Geben Sie ihm einen Namen.'
export const NOTE_REQUIRED = 'Schreiben Sie zuerst etwas.'
