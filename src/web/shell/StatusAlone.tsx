import ConnectionStatus from './ConnectionStatus.tsx'

/** The page that has the whole window has no bar to say it in. */
export default function StatusAlone() {
  return (
    <div className="pointer-events-none fixed inset-x-0 top-3 z-20 flex justify-center *:pointer-events-auto print:hidden">
      <ConnectionStatus />
    </div>
  )
}
