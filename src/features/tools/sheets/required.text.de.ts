export const NAME_REQUIRED = 'Geben Sie ihm einen Namen.'
