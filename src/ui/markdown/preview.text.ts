export const PREVIEW = 'Preview'
export const SIDES_LABEL = 'Text or preview'
export const SIDE_LABELS = { write: 'Write', preview: 'Preview' } as const
