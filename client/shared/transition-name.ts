/**
 * What a picture is called while one page turns into another, so that the browser moves it from its row to the page
 * that it stands for: an identifier made of its file's name, the same wherever the picture stands.
 */
export function transitionName(src: string): string {
  const file = src.slice(src.lastIndexOf('/') + 1)
  return `picture-${file.replaceAll(/[^\w-]+/g, '-')}`
}
