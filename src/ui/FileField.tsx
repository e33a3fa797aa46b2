type FileFieldProps = {
  label: string
  /** The kinds of files that the choice offers, as in `.csv,text/csv`. */
  accept: string
  description?: string
  /** While nothing can be chosen, as something chosen before is still worked on. */
  disabled?: boolean
} & ({ onFile: (file: File) => void; onFiles?: never } | { onFiles: (files: File[]) => void; onFile?: never })

/** Chooses a file, or several with `onFiles`, or takes what is dropped on it. */
export const FileField = ({ label, accept, description, disabled, onFile, onFiles }: FileFieldProps) => (
  <label className="grid gap-1.5 font-medium">
    {label}
    <input
      type="file"
      accept={accept}
      multiple={onFiles !== undefined}
      disabled={disabled}
      className="w-full min-w-0 rounded-lg border border-dashed border-control-line p-4 font-normal file:mr-3 file:min-h-control file:rounded-md file:border file:border-solid file:border-control-line/60 file:bg-page file:px-3 file:text-ink enabled:cursor-pointer enabled:file:cursor-pointer enabled:hover:file:bg-hover disabled:text-soft disabled:file:text-soft"
      onChange={({ target }) => {
        const files = [...(target.files ?? [])]
        // The same file can be chosen again once it has been mended.
        target.value = ''
        if (files.length === 0) return
        if (onFiles) onFiles(files)
        else onFile(files[0]!)
      }}
    />
    {description && <span className="text-[0.8125rem] font-normal text-soft">{description}</span>}
  </label>
)
