/** What is uploaded of the chosen files: one as it is, several as a ZIP. */
export async function packed(files: readonly File[]): Promise<File> {
  const [only] = files
  if (only && files.length === 1) return only
  const { BlobReader, BlobWriter, ZipWriter } = await import('@zip.js/zip.js')
  const zip = new ZipWriter(new BlobWriter(), { useWebWorkers: false })
  const taken = new Set<string>()
  for (const file of files) {
    // Two folders may have files of the same name.
    let name = file.name
    for (let count = 2; taken.has(name); count++) name = `${count} ${file.name}`
    taken.add(name)
    await zip.add(name, new BlobReader(file))
  }
  return new File([await zip.close()], 'files.zip')
}
