export const NAME_REQUIRED = 'Geben Sie einen Namen ein.'
