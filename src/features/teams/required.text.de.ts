export const NAME_REQUIRED = 'Geben Sie dem Team einen Namen'
