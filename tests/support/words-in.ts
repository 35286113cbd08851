/** The words of a text. */
export const wordsIn = (text: string): string[] => text.trim().split(/\s+/)
