import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import type { Page } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'
import { WEB_DIRECTORY } from '../../src/server/http.ts'
import { removeDirectory, temporaryDirectory } from '../temporary-directory.ts'
import { DESK, expect, test as journey, PHONE } from './journey.ts'
import { expectUsable } from './usable.ts'

/** Builds the gallery alone, with the checks that React makes in development; Vite then serves it without our server. */
const test = journey.extend<object, { home: string }>({
  home: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from this pattern.
    async ({}, use) => {
      const outDir = await temporaryDirectory('gallery')
      const options = {
        root: join(import.meta.dirname, '../..'),
        configFile: false,
        logLevel: 'warn',
        build: { outDir, emptyOutDir: true, minify: false, rolldownOptions: { input: 'gallery.html' } },
      } as const
      await build({
        ...options,
        publicDir: 'src/web/static',
        plugins: [react(), tailwindcss()],
        define: { 'process.env.NODE_ENV': '"development"' },
      })
      const server = await preview({ ...options, preview: { host: '127.0.0.1', port: 0 } })
      await use(server.resolvedUrls!.local[0]!)
      await server.close()
      await removeDirectory(outDir)
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

const POPUP = ['dialog', 'alertdialog', 'menu', 'listbox'].map((role) => `[role="${role}"]`).join()

test('a part is shown even if its code arrives between its rendering and its effects', async ({ enter }) => {
  const page = await enter({ path: '/gallery' })
  await page.getByRole('button', { name: 'Show a late part' }).click()
  await expect(page.getByText('Shown as soon as its code is there')).toBeVisible()
})

for (const phone of [false, true]) {
  const { width } = phone ? PHONE : DESK
  test(`everybody can use every part of the interface in both themes, ${width} wide`, async ({ enter }) => {
    test.slow()
    const page = await enter({ phone, path: '/gallery' })
    await expect(page.getByRole('combobox', { name: 'Nothing to choose' })).toBeVisible()
    await expectUsableInBothThemes(page, 'the gallery', 'main')
    for (const part of await page.locator('section section:has([aria-haspopup])').all()) {
      await part.locator('[aria-haspopup]').first().click()
      // The list of a select stands in a popup of its own, with its search.
      const popup = page.locator(POPUP).first()
      await expect(popup).toBeVisible()
      await expectUsableInBothThemes(page, `what opens from ${await part.getAttribute('aria-label')}`, POPUP)
      await page.keyboard.press('Escape')
      await expect(popup).toBeHidden()
    }
    for (const kind of ['Success', 'Warning', 'Undo', 'Two actions']) {
      await page.getByRole('button', { name: kind, exact: true }).click()
    }
    const toasts = page.getByRole('region', { name: 'Notifications' })
    // They stay as long as the pointer rests there.
    await toasts.getByText('Issue resolved').hover()
    const [one, two] = [toasts.getByText('Task deleted'), toasts.getByText('Issue resolved')]
    expect((await two.boundingBox())?.height, 'a title on one line').toBe((await one.boundingBox())?.height)
    await expectUsableInBothThemes(page, 'toasts', '[aria-label^="Notifications"]')
    await expect(two).toBeVisible()
  })
}

test('the built application holds nothing of the gallery', async () => {
  const manifest = await readFile(join(WEB_DIRECTORY, '.vite/manifest.json'), 'utf8')
  expect(manifest).not.toContain('gallery')
  const assets = join(WEB_DIRECTORY, 'assets')
  for (const name of (await readdir(assets)).filter((file) => file.endsWith('.js'))) {
    const code = await readFile(join(assets, name), 'utf8')
    expect(code.includes('gallery-theme'), `${name} holds the gallery`).toBe(false)
  }
})

/** The themes differ in colours only, so what is open stays open. */
async function expectUsableInBothThemes(page: Page, place: string, within: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectUsable(page, `${place}, ${colorScheme}`, within)
  }
}
