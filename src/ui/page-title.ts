import { useEffect } from 'react'

const PRODUCT = 'Quarterdeck'

let page = ''
let place = PRODUCT

const write = (): void => {
  document.title = page && page !== place ? `${page} · ${place}` : place
}

/** Names the screen in the browser's tab, its history and the head of what is printed, such as "Goals · Harbor". */
export function usePageTitle(title: string): void {
  useEffect(() => {
    page = title
    write()
  }, [title])
}

/** Names the company after the screen's own name, as long as the caller is shown; without one it is the product. */
export function useTitlePlace(name: string | undefined): void {
  useEffect(() => {
    place = name ?? PRODUCT
    write()
    return () => {
      place = PRODUCT
    }
  }, [name])
}
