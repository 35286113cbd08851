import type { CSSProperties, ReactNode } from 'react'

/** A picture in several sizes, from a backend or from the site itself. */
export interface Painting {
  src: string
  width: number
  height: number
  colour?: string | undefined
  focus?: string | undefined
  variants?: readonly { src: string; width: number; type: string }[] | undefined
}

export interface PictureProps {
  image: Painting & { alt: string; dark?: Painting | undefined }
  /** The picture's width on the page, as `sizes`: `(min-width: 48em) 50vw, 100vw`. */
  sizes: string
  /** Whether it is the first visible picture of the page. */
  isFirst?: boolean
}

/**
 * `sizes` for a picture as wide as the window. On phones with three device pixels per CSS pixel it
 * is only 61vw: such a picture looks equally sharp, and its file is half as large.
 */
export const WINDOW_WIDTH = '(min-resolution: 2.5dppx) 61vw, 100vw'

/** The media query for the night version of a picture. */
export const DARK = '(prefers-color-scheme: dark)'

/** A picture with reserved space. The browser chooses its size, type and day or night version. */
export function Picture({ image, sizes, isFirst = false }: PictureProps): ReactNode {
  const { alt, dark, ...painting } = image
  // Dark pages do not dim a dark painting.
  const isDark = Number.parseInt(painting.colour?.slice(1, 3) ?? 'ff', 16) < 0x40
  const isNight = dark !== undefined || isDark
  return (
    <picture
      className={isNight ? 'picture picture-night' : 'picture'}
      style={placeholder(painting, dark)}
    >
      {dark !== undefined && <Sources painting={dark} sizes={sizes} media={DARK} />}
      <Sources painting={painting} sizes={sizes} />
      <PlainImage painting={painting} alt={alt} isFirst={isFirst} />
    </picture>
  )
}

/** Returns CSS custom properties for a painting: its focus, and colours while it loads. */
export function placeholder(
  { colour, focus }: Painting,
  dark: Painting | undefined,
): CSSProperties & Record<`--${string}`, string | undefined> {
  return { '--colour': colour, '--dark-colour': dark?.colour, '--focus': focus }
}

/** A painting's `<source>` elements, one per file type. That of `<img>` is omitted. */
export function Sources({
  painting: { variants = [], src },
  sizes,
  media,
}: {
  painting: Painting
  sizes: string
  media?: string | undefined
}): ReactNode {
  const types = [...new Set(variants.map(({ type }) => type))]
  if (types.length === 0 && media !== undefined) return <source srcSet={src} media={media} />
  const isImage = (type: string) =>
    media === undefined && variants.every((each) => each.type !== type || each.src === src)
  const others = types.filter((type) => !isImage(type))
  return others.map((type) => (
    <source key={type} type={type} srcSet={srcSetOf(variants, type)} sizes={sizes} media={media} />
  ))
}

/** Returns the addresses of one type with their widths, in the syntax of `srcset`. */
export function srcSetOf(variants: NonNullable<Painting['variants']>, type: string): string {
  return variants
    .filter((variant) => variant.type === type)
    .map(({ src, width }) => `${src} ${width}w`)
    .join(', ')
}

export function PlainImage({
  painting: { src, width, height },
  alt,
  isFirst,
}: {
  painting: Painting
  alt: string
  isFirst: boolean
}): ReactNode {
  return (
    <img
      src={src}
      width={width}
      height={height}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      // `sync` shows pictures in the same frame as the text. Otherwise a large picture would be
      // empty at first. The first picture uses `async`, because it must not delay the first paint.
      decoding={isFirst ? 'async' : 'sync'}
    />
  )
}
