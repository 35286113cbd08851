export const match = (param: string): boolean => param === 'en'
