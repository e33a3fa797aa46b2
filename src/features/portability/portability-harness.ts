import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import type { Served, SignedIn } from '../../../tests/served.ts'
import { BlobReader, BlobWriter, TextReader, TextWriter, ZipReader, ZipWriter } from '@zip.js/zip.js'
import { seedDemo } from '../demo/demo.server.ts'
import { UPLOAD_PART_BYTES } from './import/import-limits.rules.ts'
import type { Manifest } from './export/exported.rules.ts'
import type { ExportsAnswer, ExportState } from './export/exports.requests.ts'
import type { Mover } from './movers/mover-report.requests.ts'
import type { ImportsAnswer, ImportState } from './import/imports.requests.ts'

/** A server, and somebody's session there. */
type At = { url: string }
type By = { cookie: string }

/** Asks again until there is an answer. */
export async function until<T>(look: () => Promise<T | null>): Promise<T> {
  for (;;) {
    const found = await look()
    if (found !== null) return found
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

export async function unzipped(bytes: Blob): Promise<Record<string, string>> {
  const reader = new ZipReader(new BlobReader(bytes), { useWebWorkers: false })
  const files: Record<string, string> = {}
  for (const entry of await reader.getEntries())
    if (!entry.directory) files[entry.filename] = await entry.getData(new TextWriter())
  return files
}

/** A ZIP of these files, in this order. */
export async function zipped(files: readonly (readonly [string, string])[]): Promise<Blob> {
  const zip = new ZipWriter(new BlobWriter(), { useWebWorkers: false })
  for (const [path, text] of files) await zip.add(path, new TextReader(text))
  return zip.close()
}

/** The same export with other rows in a table, and a manifest that says so. */
export async function exportWith(files: Record<string, string>, table: string, text: string): Promise<Blob> {
  const manifest = JSON.parse(files['manifest.json'] ?? '') as Manifest
  const said = manifest.tables.find(({ name }) => name === table)
  Object.assign(said ?? {}, {
    rows: text.split('\n').length - 1,
    bytes: Buffer.byteLength(text),
    sha256: createHash('sha256').update(text).digest('hex'),
  })
  return zipped(
    Object.entries({
      ...files,
      [`json/${table}.jsonl`]: text,
      'manifest.json': JSON.stringify({ ...manifest, files: [] }),
    }).filter(([path]) => !path.startsWith('pictures/')),
  )
}

const ask = async <T>(server: At, { cookie }: By, path: string, body?: unknown): Promise<T> => {
  const answer = await fetch(server.url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { cookie, origin: server.url, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as T
}

/** Makes an export and downloads it. */
export async function exportOf(server: At, by: By, companyId: string): Promise<Blob> {
  await ask(server, by, '/api/exports', { companyId })
  const state = await until(async () => {
    const { export: latest } = await ask<ExportsAnswer>(server, by, `/api/exports/${companyId}`)
    return isOver(latest) ? latest : null
  })
  const answer = await fetch(`${server.url}/api/exports/${companyId}/${state.id}/file`, {
    headers: { cookie: by.cookie },
  })
  if (!answer.ok) throw new Error(`The file was answered ${answer.status}.`)
  return answer.blob()
}

const isOver = (latest: ExportState | null): boolean =>
  latest?.state === 'ready' || latest?.state === 'failed'

/** A new company with this person as its director. */
export const foundCompany = async (server: At, by: By, name: string): Promise<string> =>
  (await ask<{ companyId: string }>(server, by, '/api/companies', { name })).companyId

/** Uploads a file and has it looked through. */
export async function checked(
  server: At,
  by: By,
  companyId: string,
  file: Blob,
  mover?: Mover,
): Promise<ImportState> {
  const { import: begun } = await ask<ImportsAnswer>(server, by, '/api/imports', {
    companyId,
    bytes: file.size,
    ...(mover && { mover }),
  })
  const importId = begun!.id
  for (let number = 0; number * UPLOAD_PART_BYTES < file.size; number++) {
    const answer = await fetch(`${server.url}/api/imports/${companyId}/${importId}/parts/${number}`, {
      method: 'PUT',
      headers: { cookie: by.cookie, origin: server.url, 'content-type': 'application/octet-stream' },
      body: file.slice(number * UPLOAD_PART_BYTES, (number + 1) * UPLOAD_PART_BYTES),
    })
    if (!answer.ok) throw new Error(`A part was answered ${answer.status}: ${await answer.text()}`)
  }
  await ask(server, by, '/api/imports/check', { companyId, importId })
  return settled(server, by, companyId)
}

/** The import once nobody is at work on it any more. */
const settled = (server: At, by: By, companyId: string): Promise<ImportState> =>
  until(async () => {
    const { import: latest } = await ask<ImportsAnswer>(server, by, `/api/imports/${companyId}`)
    return ['checking', 'importing', 'taking-back'].includes(latest!.state) ? null : latest
  })

/** Has the files of a move read in another way. */
export async function remapped(
  server: At,
  by: By,
  companyId: string,
  importId: string,
  mover: Mover,
): Promise<ImportState> {
  await ask(server, by, '/api/imports/map', { companyId, importId, mover })
  return settled(server, by, companyId)
}

/** Has a checked file written. */
export async function imported(
  server: At,
  by: By,
  companyId: string,
  importId: string,
): Promise<ImportState> {
  await ask(server, by, '/api/imports/start', { companyId, importId })
  return settled(server, by, companyId)
}

/** Has an import that ended half way taken back. */
export async function takenBack(
  server: At,
  by: By,
  companyId: string,
  importId: string,
): Promise<ImportState> {
  await ask(server, by, '/api/imports/take-back', { companyId, importId })
  return settled(server, by, companyId)
}

/** The rows of a table in an export. */
export const rowsIn = <R>(files: Record<string, string>, table: string): R[] =>
  (files[`json/${table}.jsonl`] ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as R)

/** The exports of Harbor, as they are asked for by HTTP. */
export function exportsOf(server: () => Served) {
  const get = (path: string, { cookie }: SignedIn, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(server().url + path, { method, headers: { cookie, ...headers } })

  const asked = (by: SignedIn, companyId = server().harbor.id) =>
    fetch(`${server().url}/api/exports`, {
      method: 'POST',
      headers: { cookie: by.cookie, origin: server().url, 'content-type': 'application/json' },
      body: JSON.stringify({ companyId }),
    })

  const latest = async (by: SignedIn): Promise<ExportState | null> =>
    ((await (await get(`/api/exports/${server().harbor.id}`, by)).json()) as ExportsAnswer).export

  async function made(by: SignedIn): Promise<ExportState> {
    expect((await asked(by)).status).toBe(200)
    return until(async () => {
      const state = await latest(by)
      return state?.state === 'ready' || state?.state === 'failed' ? state : null
    })
  }

  const fileOf = ({ id }: ExportState) => `/api/exports/${server().harbor.id}/${id}/file`
  return { get, ask: asked, latest, made, fileOf }
}

/** The demo company, and the session of its director. */
export async function demoIn(server: Served): Promise<{ nora: SignedIn; demoId: string }> {
  const { pool, node } = server.services
  await seedDemo({ pool, node })
  const { rows } = await pool.query<{ id: string }>("select id from users where email like 'nora@%'")
  const found = await pool.query<{ id: string }>(
    "select company_id as id from company_slugs where slug = 'tidewater-demo'",
  )
  return { nora: await server.signIn(rows.at(0)!.id), demoId: found.rows.at(0)!.id }
}
