export interface Bindings {
  DB: D1Database
  /** The operators' token. If it is missing, nobody can send reports. */
  OPS_TOKEN?: string
  /** "on" enables `/faults`; any other value disables it. Only the tests set it. */
  FAULTS?: string
  /** The site's origin, for links to the office. */
  SITE_ORIGIN?: string
  /** Hosts of pictures besides the site: `https://img.example.com https://*.example.org`. */
  IMAGE_HOSTS?: string
  /** The team's origin at Cloudflare Access; empty or missing if the office does not use it. */
  ACCESS_TEAM_DOMAIN?: string
  /** The chat for messages about new complaints: `dingtalk https://…` (`complaint-webhook.ts`). */
  COMPLAINT_WEBHOOK?: string
  /** The secret with which these messages are signed. */
  COMPLAINT_WEBHOOK_SECRET?: string
  /** The audience tag of the office's application at Cloudflare Access. */
  ACCESS_AUDIENCE?: string
}
