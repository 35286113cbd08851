import { unstable_readConfig as readConfig } from 'wrangler'
import { startCommand } from '../command.ts'
import { EXAMPLE, isExample, siteFolder } from '../site/folder.ts'
import { faultsOfFiles } from './faults-of-files.ts'
import { faultsOfConfiguration } from './faults-of-configuration.ts'

/** Says what has to be done to the site before it is deployed, one line each, and fails if there is anything. */
startCommand({ usage: 'npm run check:site' })

const folder = siteFolder()
const { vars, kv_namespaces: namespaces } = readConfig({ config: 'wrangler.toml' })
const { d1_databases: databases } = readConfig({ config: 'backend/wrangler.toml' })
const faults = [
  ...(isExample(folder)
    ? ['The site is still the example: npm run new writes a folder for yours']
    : []),
  ...faultsOfConfiguration({ vars, namespaces, databases }),
  ...(isExample(folder) ? [] : await faultsOfFiles(folder, EXAMPLE)),
]
for (const fault of faults) console.log(fault)
if (faults.length === 0) console.log('Nothing left to do.')
process.exitCode = faults.length === 0 ? 0 : 1
