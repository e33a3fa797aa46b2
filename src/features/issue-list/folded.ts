/** The class of what a narrow list shows above its rows only when it is unfolded. */
export const foldedUnless = (shown: boolean): string => (shown ? '' : 'hidden @2xl:block')
