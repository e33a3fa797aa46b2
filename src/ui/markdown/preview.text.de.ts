export const PREVIEW = 'Vorschau'
export const SIDES_LABEL = 'Text oder Vorschau'
export const SIDE_LABELS = { write: 'Schreiben', preview: 'Vorschau' } as const
