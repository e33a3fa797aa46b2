type FileFieldProps = {
  label: string
  /** The kinds of files that the choice offers, as in `.csv,text/csv`. */
  accept: string
  description?: string
  onFile: (file: File) => void
}

/** Chooses a file, or takes one that is dropped on it. */
export const FileField = ({ label, accept, description, onFile }: FileFieldProps) => (
  <label className="grid gap-1.5 font-medium">
    {label}
    <input
      type="file"
      accept={accept}
      className="w-full rounded-lg border border-dashed border-control-line p-4 font-normal file:mr-3 file:min-h-control file:rounded-md file:border file:border-solid file:border-control-line/60 file:bg-page file:px-3 file:text-ink"
      onChange={({ target }) => {
        const [file] = target.files ?? []
        // The same file can be chosen again once it has been mended.
        target.value = ''
        if (file) onFile(file)
      }}
    />
    {description && <span className="text-[0.8125rem] font-normal text-soft">{description}</span>}
  </label>
)
