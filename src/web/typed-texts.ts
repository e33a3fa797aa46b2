/** What stands typed in fields of this page and has not been saved. */
export const typedTexts = (): string[] =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input[type=text], textarea')]
    .filter(({ readOnly, value, defaultValue }) => !readOnly && value.trim() !== '' && value !== defaultValue)
    .map(({ value }) => value)
