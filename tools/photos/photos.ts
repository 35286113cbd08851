import { startCommand } from '../command.ts'
import { siteFolder } from '../site/folder.ts'
import { convertPhotos } from './convert-photos.ts'

startCommand({ usage: 'npm run photos' })

const { written, focused, removed } = await convertPhotos(siteFolder())
for (const { file, name } of written) console.log(`${file}: made, in texts \`picture: ${name}\``)
for (const name of focused) console.log(`${name}: its focus has changed`)
for (const name of removed) console.log(`${name}: removed, its photograph is gone`)
if (written.length + focused.length + removed.length === 0)
  console.log('No photograph is new or has changed.')
