import { refuseArguments, startCommand } from '../command.ts'
import { OWN } from '../site/folder.ts'
import { writeNewSite } from './write-new-site.ts'

/**
 * Writes the folder of a new site with the minimum that runs. The folder is `site`, or the one in
 * `SITE_DIR`.
 */
const USAGE = 'npm run new -- "青屿海岸" "Qingyu Coast"'
const { words } = startCommand({ usage: USAGE, hasWords: true })
const [zh, en] = words
if (zh === undefined || en === undefined || words.length > 2)
  refuseArguments(USAGE, 'It takes the name in Chinese and the name in English')

const { SITE_DIR: folder = OWN } = process.env
await writeNewSite({ zh, en }, folder)
console.log(`${folder}/ is written: ${zh}, ${en}.
1. npm start shows it on http://localhost:8787.
2. Every TODO in it is yours to fill in: docs/operators/your-site.md says what each file holds.
   A kind that you have nothing of: delete its folder in ${folder}/content, and its page goes with it.
3. Put photographs into ${folder}/photos; draw your sign in ${folder}/logo.svg, then npm run icons.
4. Before you deploy: npm run check:site`)
