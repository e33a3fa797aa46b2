import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './chunks.config.ts'
import { holders } from './holders.build.ts'
import { landingPages } from './landing.build.ts'
import { inLanguage } from './languages.build.ts'
import { describedIn } from './manifest.build.ts'
import { serviceWorkerFiles } from './service-worker.build.ts'
import { ownWords } from './own-words.build.ts'
import { preloads } from './preloads.build.ts'
import { FIRST_LANGUAGE, isLanguage } from './src/language/languages.rules.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

/** `vite build` makes the first language, `vite build --mode de` another one beside it. */
export default defineConfig(({ mode }) => {
  const language = isLanguage(mode) && mode !== FIRST_LANGUAGE ? mode : undefined
  return {
    root,
    base: language ? `/${language}/` : '/',
    publicDir: 'src/web/static',
    plugins: [
      language !== undefined && [inLanguage(language), describedIn(language)],
      ownWords(language ?? FIRST_LANGUAGE),
      react(),
      tailwindcss(),
      landingPages(language),
      preloads(),
      holders(),
      serviceWorkerFiles(),
    ],
    resolve: {
      alias: {
        // The shim is for older Reacts, which lack the hook.
        'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      },
    },
    // The server replaces this text with a new nonce in every response.
    html: { cspNonce: '__CSP_NONCE__' },
    experimental: {
      renderBuiltUrl: (file, { type }) => (type === 'public' ? `/${file}` : undefined),
    },
    build: {
      outDir: language ? `dist/web/${language}` : 'dist/web',
      emptyOutDir: true,
      // All languages share what is no word.
      copyPublicDir: !language,
      manifest: true,
      target: ['chrome123', 'firefox128', 'safari17.5'],
      // The policy allows no data: fonts or styles, so nothing is inlined.
      assetsInlineLimit: 0,
      // Lists of what later screens import would be a good part of what the first one weighs. For the screen that opens first the
      // server knows them, and the service worker fetches the others before they are wanted.
      modulePreload: false,
      rolldownOptions: {
        // Constants of other modules too, not only in conditions: a name costs more than most of them.
        optimization: { inlineConst: true },
        input: { index: 'index.html', landing: 'landing.html', sw: 'src/web/service-worker/sw.ts' },
        output: {
          // Without names, which would say the same again in every import.
          chunkFileNames: 'assets/[hash:8].js',
          entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
          codeSplitting: { groups: chunkGroups },
        },
      },
    },
  }
})
