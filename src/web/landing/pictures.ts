/** The size of each picture of the product, which keeps its place before it has loaded. */
export const PICTURE = { width: 1280, height: 830 } as const
