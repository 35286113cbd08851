import { contentStatements } from '../../backend/content/compile.ts'
import { readSite } from '../../tools/site/read-site.ts'
import { siteFolder } from '../../tools/site/folder.ts'

// Prints the SQL statements with the content of `SITE_DIR`. This needs its own process, because a
// process has the languages of only one site.
process.stdout.write(JSON.stringify(await contentStatements(readSite(siteFolder()))))
