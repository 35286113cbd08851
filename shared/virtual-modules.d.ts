/** Has no type here. Its only importer, `site.ts`, adds it. */
declare module 'virtual:site' {
  export const accessibilityStatement: never
  export const calendarZone: never
  export const channels: never
  export const complaintDays: never
  export const entrance: never
  export const footerPages: never
  export const siteNames: never
  export const siteTexts: never
  export const homeSections: never
  export const logo: never
  export const pictures: never
  export const robotsRules: never
  export const seal: never
  export const seals: never
  export const theme: never
  export const themeColours: never
  export const timeZone: never
  export const without: never
}
