import { PICTURE } from './pictures.ts'

const frame = 'w-full rounded-xl border border-line bg-sunken h-auto'

/**
 * A picture of the product in the colours of the page, as scripts/pictures.mjs takes them. The one in the other colours isn't
 * loaded, because it is not shown.
 */
export function Picture({ name, alt }: { name: string; alt: string }) {
  return (
    <>
      <img
        src={`/pictures/${name}-light.webp`}
        alt={alt}
        {...PICTURE}
        loading="lazy"
        decoding="async"
        className={`${frame} only-light`}
      />
      <img
        src={`/pictures/${name}-dark.webp`}
        alt={alt}
        {...PICTURE}
        loading="lazy"
        decoding="async"
        className={`${frame} only-dark`}
      />
    </>
  )
}
