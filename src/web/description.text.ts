/** What the product is, for those who install it or find it. The page and the manifest of the first language say the same. */
export const DESCRIPTION = 'Metrics, goals, meetings, issues and tasks for companies and their teams.'
