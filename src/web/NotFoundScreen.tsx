import { buttonClass } from '../ui/Button.tsx'
import { GO_TO_HOME_PAGE, MISTYPED_OR_MOVED, NOT_FOUND, PAGE_DOES_NOT_EXIST } from './not-found.text.ts'
import { usePageTitle } from '../ui/page-title.ts'

/** Shown for an address without a page. */
export default function NotFoundScreen() {
  usePageTitle(PAGE_DOES_NOT_EXIST)
  return (
    <main className="grid min-h-dvh content-center justify-items-center gap-2 p-6 text-center">
      <p className="text-soft">{NOT_FOUND}</p>
      <h1 className="text-xl font-semibold">{PAGE_DOES_NOT_EXIST}</h1>
      <p className="max-w-sm text-balance text-soft">{MISTYPED_OR_MOVED}</p>
      <a href="/" className={`${buttonClass('primary')} mt-3`}>
        {GO_TO_HOME_PAGE}
      </a>
    </main>
  )
}
