export const facesLabel = (label: string, names: string): string => `${label}: ${names || 'niemand'}`
