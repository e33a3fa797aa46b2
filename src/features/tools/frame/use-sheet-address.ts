import { useNavigate, useSearch } from '@tanstack/react-router'

/** What the address of a tool says: the sheet that is open. */
export type SheetSearch = { sheet?: string }

/** The sheet that the address names, and how to open another one. */
export function useSheetAddress(): [sheetId: string | undefined, open: (sheetId: string) => void] {
  const { sheet } = useSearch({ strict: false }) as SheetSearch
  const navigate = useNavigate()
  return [sheet, (sheetId) => void navigate({ to: '.', search: { sheet: sheetId } })]
}
