export const TASKS_MADE = 'Aufgaben aus diesem Meeting'
export const NO_TASKS = 'Bisher keine Aufgaben.'
export const HEADLINES_MADE = 'Schlagzeilen aus diesem Meeting'
export const NO_HEADLINES = 'Bisher keine Schlagzeilen.'
export const NO_MESSAGES = 'Wer sagt welchem Team was?'
export const NO_ISSUES = 'Bisher kein Thema gelöst.'

export const HOW_WAS_IT = 'Wie war dieses Meeting?'
export const WHAT_WAS_MISSING = 'Was hätte zu einer 10 gefehlt?'
export const haveRated = (rated: number, present: number): string => `${rated} von ${present} haben bewertet`
