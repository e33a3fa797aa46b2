export const SUGGEST = 'Suggest a change'
export const suggestFor = (step: string): string => `Suggest a change to ${step}`
export const SUGGESTION = 'What should be different?'
export const REACHES_TEAM = 'The team of the process finds it as an issue on its list.'
export const SEND = 'Send'
export const SUGGESTED = 'Suggestion sent'
/** The title of the issue. */
export const suggestionTitle = (process: string, words: string): string => `Process ${process}: ${words}`
export const aboutStep = (number: number, title: string): string => `Step ${number}: ${title}`
/** As what an issue was made from. */
export const THE_PROCESS = 'the process'
