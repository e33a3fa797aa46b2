import { type Plugin, runnerImport } from 'vite'
import { inLanguage } from './languages.build.ts'

const TEMPLATE = 'landing.html'
const STYLES = /<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/
/** What development shows where; the server says the same in landing-pages.ts. */
const PATHS = new Map([
  ['/', TEMPLATE],
  ['/home4', TEMPLATE],
  ['/home2', 'home2.html'],
  ['/home3', 'home3.html'],
])

type Rendering = { renderPages(template: string): [file: string, page: string][] }

/** Each landing page with its words in place, by the name of its file. */
async function pagesOf(template: string, language: string | undefined): Promise<Map<string, string>> {
  const config = language ? { plugins: [inLanguage(language)] } : {}
  const { module } = await runnerImport<Rendering>('./src/web/landing/render.tsx', config)
  return new Map(module.renderPages(template))
}

/**
 * Makes the landing pages: their words are in the HTML and their styles as well, so that the first paint waits for nothing else. They
 * hold nothing that differs between two visitors, so the server lets browsers know their inline parts by hash, not by nonce.
 */
const inBuild = (language: string | undefined): Plugin => ({
  name: 'landing-pages',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const template = bundle[TEMPLATE]
      if (template?.type !== 'asset') throw new Error(`The build has no ${TEMPLATE}.`)
      const page = String(template.source)
      const name = (STYLES.exec(page)?.[1] ?? '').replace(`${language}/`, '')
      const styles = bundle[name]
      if (styles?.type !== 'asset') throw new Error(`${TEMPLATE} has no styles.`)
      delete bundle[name]
      delete bundle[TEMPLATE]
      const whole = page
        .replace(STYLES, () => `<style>${String(styles.source).trim()}</style>`)
        .replaceAll(/ nonce="[^"]*"/g, '')
      for (const [fileName, source] of await pagesOf(whole, language))
        this.emitFile({ type: 'asset', fileName, source })
    },
  },
})

const inDevelopment = (language: string | undefined): Plugin => ({
  name: 'landing-pages-in-development',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      const file = PATHS.get(request.url?.replace(/\?.*/s, '') ?? '')
      if (file !== undefined) request.url = `/${TEMPLATE}?${file}`
      next()
    })
  },
  transformIndexHtml: {
    order: 'pre',
    async handler(html, { path, originalUrl = '' }) {
      if (!path.endsWith(TEMPLATE)) return html
      const file = PATHS.get(originalUrl.replace(/\?.*/s, '')) ?? TEMPLATE
      return (await pagesOf(html.replaceAll('__PUBLIC_URL__', ''), language)).get(file) ?? html
    },
  },
})

/** @param language such as `de`; nothing for the first one */
export const landingPages = (language?: string): Plugin[] => [inBuild(language), inDevelopment(language)]
