import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startCommand } from '../command.ts'
import { isExample, siteFolder } from '../site/folder.ts'
import { writeIcons } from './write-icons.ts'

/** Draws favicon and app icons of the site from its `logo.svg`. */
startCommand({ usage: 'npm run icons' })

const folder = siteFolder()
if (isExample(folder)) throw new Error('There is no folder site: npm run new writes one')
await writeIcons(await readFile(join(folder, 'logo.svg'), 'utf8'), join(folder, 'public'))
console.log('Drawn from logo.svg into public: favicon and app icons.')
