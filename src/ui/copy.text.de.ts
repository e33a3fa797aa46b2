export const COPY = 'Kopieren'
export const COPIED = 'Kopiert'
export const COPY_BY_HAND = 'Kopieren Sie es von Hand: Der Browser hat es nicht erlaubt.'
