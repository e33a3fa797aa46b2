import { afterEach, expect, test, vi } from 'vitest'
import { CHECK_CONNECTION } from '../../../ui/ui.text.ts'
import { PICTURE_NOT_STORED, PROFILE_NOT_UPDATED } from '../accounts.text.ts'
import { sendOwnPicture } from './send-picture.ts'

afterEach(() => vi.unstubAllGlobals())

const send = () =>
  sendOwnPicture(new File(['x'], 'me.png', { type: 'image/png' }), { left: 0, top: 0, size: 1 })

test('a server that can’t store a picture blames nobody’s connection', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 503 }))
  await expect(send()).rejects.toMatchObject({ title: PROFILE_NOT_UPDATED, detail: PICTURE_NOT_STORED })
})

test('without a network people are told to check their connection', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(send()).rejects.toMatchObject({ title: PROFILE_NOT_UPDATED, detail: CHECK_CONNECTION })
})
