import { literal } from '../backend/content/statements.ts'
import { facilitiesOf } from '../backend/content/recommendations.ts'
import { readReport, reportStatement } from '../backend/reports.ts'
import { refuseArguments, startCommand } from './command.ts'
import { contentDatabase } from './data/content-database.ts'
import { purge } from './data/purge.ts'
import { siteFolder } from './site/folder.ts'
import { readSite } from './site/read-site.ts'
import { variable } from './site/variables.ts'

/**
 * Reports to the reference backend how a facility stands, on this machine or with `--remote` in the operator's account, and purges
 * the pages that say so where the environment has `OPS_TOKEN`.
 */
const usage =
  'npm run today -- cable-car running|limited|closed|clear [--until 2026-11-26T09:00] [--note 大风] [--note-en wind] [--remote]'
const { values, words } = startCommand({
  usage,
  options: { until: '', note: '', 'note-en': '', remote: false },
  hasWords: true,
})
const [facility, state, ...others] = words
if (others.length > 0) refuseArguments(usage, `What is ${others.join(' ')}?`)

const folder = siteFolder()
const { until, note: zh, 'note-en': en } = values
const read = readReport(
  {
    facility,
    state,
    ...(until !== '' && { until }),
    ...((zh !== '' || en !== '') && {
      note: { ...(zh !== '' && { zh }), ...(en !== '' && { en }) },
    }),
  },
  {
    facilities: await facilitiesOf(folder),
    now: Date.now(),
    zone: readSite(folder).timeZone,
  },
)
if ('error' in read) refuseArguments(usage, read.error)

const { sql, values: kept } = reportStatement(read.facility, read.report)
const command = sql.replaceAll(/\?(\d)/g, (_, place: string) =>
  literal(kept[Number(place) - 1] ?? ''),
)
await contentDatabase(values.remote).run([command])
console.log(
  read.report
    ? `${read.facility}: ${read.report.state} until ${read.report.validUntil}`
    : `${read.facility}: cleared`,
)
const { OPS_TOKEN: token, PORT = '8787' } = process.env
const origin = values.remote ? variable('SITE_ORIGIN') : `http://localhost:${PORT}`
console.log(await purge(['home'], { origin, token }))
