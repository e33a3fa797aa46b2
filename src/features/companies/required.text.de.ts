export const NAME_REQUIRED = 'Geben Sie einen Unternehmensnamen ein'
