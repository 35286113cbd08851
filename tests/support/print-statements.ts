import { contentStatements } from '../../backend/content/compile.ts'
import { readSite } from '../../tools/site/read-site.ts'
import { siteFolder } from '../../tools/site/folder.ts'

// Prints the statements that load the content of `SITE_DIR`. This is a separate program, because a
// process has the languages of one site only.
process.stdout.write(JSON.stringify(await contentStatements(readSite(siteFolder()))))
