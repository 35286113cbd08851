import { startSite } from './start-site.ts'

/** Serves the site, with data in memory: `node tests/support/serve-for-tests.ts 8797`. */
const port = Number(process.argv[2])
const { site } = await startSite({
  sitePort: port,
  vars: { SITE_ORIGIN: `http://localhost:${port}` },
})
console.log(`The site is ready on ${site}`)
