/** Read out in place of a row of pictures, such as "Assignees: Maya, Omar". */
export const facesLabel = (label: string, names: string): string => `${label}: ${names || 'nobody'}`
