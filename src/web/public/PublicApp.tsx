import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { liveRegion } from '../../ui/announce.ts'
import { publicScreens } from './screens.ts'

type Page = { path: string; Screen: ComponentType }

async function loadPage(path: string): Promise<Page> {
  const load = publicScreens[path]
  if (!load) throw new Error(`${path} is not a public page`)
  return { path, Screen: await load() }
}

/** Loads the screen for the current address, so that the first paint already shows it. */
export async function preparePublicApp(): Promise<ReactNode> {
  return <PublicApp first={await loadPage(location.pathname)} />
}

function PublicApp({ first }: { first: Page }) {
  const [page, setPage] = useState(first)

  useEffect(() => {
    const show = () => void loadPage(location.pathname).then(setPage, () => location.reload())
    const stopLinks = followLinks(show)
    addEventListener('popstate', show)
    return () => {
      stopLinks()
      removeEventListener('popstate', show)
    }
  }, [])

  useEffect(() => {
    if (page === first) return
    scrollTo(0, 0)
    document.querySelector<HTMLElement>('main')?.focus()
  }, [page, first])

  return (
    <>
      <page.Screen key={page.path} />
      <div {...liveRegion} />
    </>
  )
}

/** Follows ordinary links between public pages without loading a new document. */
function followLinks(show: () => void): () => void {
  function onClick(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const opensElsewhere =
      event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!link || opensElsewhere || event.defaultPrevented || link.target || link.hasAttribute('download'))
      return
    if (link.origin !== location.origin || !(link.pathname in publicScreens) || link.hash) return
    event.preventDefault()
    history.pushState(null, '', link.href)
    show()
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}
