import { levelCan } from '../rights/capabilities.rules.ts'
import type { Level } from '../rights/levels.rules.ts'

/** Who may take the whole company's data along, and bring some in. */
export const levelMovesCompany = (level: Level): boolean => levelCan(level, 'full_company_access')
