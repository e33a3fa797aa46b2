import { renderToStaticMarkup } from 'react-dom/server'
import { ARRANGEMENTS } from './arrangements.ts'
import { PAGE_DESCRIPTION, PAGE_TITLE } from './landing.text.ts'
import { LandingPage } from './LandingPage.tsx'

/**
 * Fills landing.html, for the build (landing.build.ts).
 * @returns each landing page by the name of its file
 */
export function renderPages(template: string): [file: string, page: string][] {
  const head = template.replaceAll('__TITLE__', PAGE_TITLE).replaceAll('__DESCRIPTION__', PAGE_DESCRIPTION)
  return Object.entries(ARRANGEMENTS).map(([file, arrangement]) => {
    const markup = renderToStaticMarkup(<LandingPage {...arrangement} />)
    return [file, head.replace('<!--page-->', () => markup)]
  })
}
