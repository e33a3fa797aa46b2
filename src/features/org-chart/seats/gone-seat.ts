import type { FormSchema } from '../../../ui/Form.tsx'

/**
 * For a form about a seat that is gone, whose field says so. The browser need not hold a removed seat: the mutation would count as made here,
 * and be refused by the server once the form is closed.
 */
export const TAKES_NOTHING: FormSchema<never> = {
  safeParse: () => ({ success: false, error: { issues: [] } }),
}
