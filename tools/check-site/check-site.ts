import { unstable_readConfig as readConfig } from 'wrangler'
import { startCommand } from '../command.ts'
import { EXAMPLE, isExample, siteFolder } from '../site/folder.ts'
import { brokenParts, faultsOfFiles, hintsOfFiles } from './faults-of-files.ts'
import { readSite } from '../site/read-site.ts'
import { faultsOfConfiguration } from './faults-of-configuration.ts'
import { faultsOfRunningSite } from './faults-of-running-site.ts'

/**
 * Prints what has to be done to the site before it is deployed, one line each, and fails if there is anything. Hints, which
 * name what may stay as it is, do not make it fail.
 */
startCommand({ usage: 'npm run check:site' })

const folder = siteFolder()
const { vars, kv_namespaces: namespaces } = readConfig({ config: 'wrangler.toml' })
const { d1_databases: databases } = readConfig({ config: 'backend/wrangler.toml' })
const faults = faultsOfConfiguration({ vars, namespaces, databases })
if (isExample(folder))
  faults.unshift('The site is still the example: npm run new writes a folder for yours')
else {
  const broken = await brokenParts(folder)
  faults.push(...broken, ...(await faultsOfFiles(folder, EXAMPLE)))
  if (broken.length === 0) faults.push(...(await faultsOfRunningSite(readSite(folder))))
}
for (const hint of isExample(folder) ? [] : await hintsOfFiles(folder)) console.log(`hint: ${hint}`)
for (const fault of faults) console.log(fault)
if (faults.length === 0) console.log('Nothing left to do.')
process.exitCode = faults.length === 0 ? 0 : 1
