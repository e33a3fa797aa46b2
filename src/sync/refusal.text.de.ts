export const UNTITLED = 'Das ging nicht'
