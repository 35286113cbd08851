import { readSite } from './read-site.ts'

/** Gives a worker the variables that `site.yaml` has, but for those that its configuration gives itself. */
export function siteVariables(folder: string) {
  return ({ vars }: { vars: object }) => {
    const { hotline, securityContact = '' } = readSite(folder)
    return { vars: { HOTLINE: hotline, SECURITY_CONTACT: securityContact, ...vars } }
  }
}
