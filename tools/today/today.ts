import { withLiterals } from '../../backend/content/statements.ts'
import { readMeasurement } from '../../backend/measurements.ts'
import { readDayReport } from '../../backend/day-reports.ts'
import {
  readReport,
  type NamedFacility,
  namedFacilities,
  tagOfReport,
} from '../../backend/reports.ts'
import { refuseArguments, startCommand } from '../command.ts'
import { contentDatabase, fileDatabase, purgeIn } from '../data/content-database.ts'
import { siteFolder } from '../site/folder.ts'
import { readSite } from '../site/read-site.ts'
import { variable } from '../site/variables.ts'
import { givenOf, TODAY_OPTIONS } from './given.ts'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { today } from '../../contract/conditions.ts'
import { menu } from '../../contract/menu.ts'
import { scenic } from '../../contract/scenic.ts'
import { check, isThere, readInLanguages } from '../../backend/content/source.ts'
import { DEFAULT_LANGUAGE } from '../../locales/languages.ts'
import { scheduleOf } from '../../shared/opening-hours.ts'

const source = {
  recommendations: v.object({ today }),
  scenic: v.pick(scenic, ['parking', 'capacity']),
  site: v.pick(menu.entries.site, ['hours', 'openingHours']),
}

/** Returns what reports can be about: facilities, measured values, tickets, opening hours. */
async function reportFor(site: string) {
  const facts = (await readInLanguages(site, 'site.yaml'))[DEFAULT_LANGUAGE]
  const place = (await readInLanguages(site, 'scenic.md'))[DEFAULT_LANGUAGE]
  return {
    facilities: await facilitiesOf(site),
    measured: check(source.scenic, place.fields, place.file),
    planned: {
      tickets: ticketsOf(site),
      hours: scheduleOf(check(source.site, facts.fields, facts.file)),
    },
  }
}

/** Returns the tickets. File names contain their ids: `content/tickets/401.zh.md`. */
function ticketsOf(site: string): NamedFacility[] {
  const folder = path.join(site, 'content/tickets')
  const files = existsSync(folder) ? readdirSync(folder) : []
  return [...new Set(files.map((file) => file.split('.')[0] ?? ''))].map((id) => ({
    id,
    names: [],
  }))
}

async function facilitiesOf(site: string): Promise<NamedFacility[]> {
  if (!isThere(site, 'recommendations.yaml')) return []
  const sources = await readInLanguages(site, 'recommendations.yaml')
  return namedFacilities(
    Object.values(sources).map(
      ({ file, fields }) => check(source.recommendations, fields, file).today.facilities,
    ),
  )
}

/**
 * Sends a report to the reference backend, and purges the affected pages. For this, `--remote`
 * needs `OPS_TOKEN` in the environment.
 */
const usage = `npm run today -- WHAT [--until 2026-11-26T09:00] [--remote | --host], where WHAT is one of
  cable-car running|limited|closed|planned [--from 2026-11-26T08:00] [--note 大风] [--note-en wind] [--wait 20]
  weather fog|none [--low=-2] [--high=9] [--wind=4] [--place 山顶] [--place-en summit] [--source …] [--source-en …] [--day 2026-11-27]
  warning blue|yellow|orange|red|none --what 大风 --what-en 'Strong wind' [--note …] [--note-en …] [--source …] [--source-en …] [--from …]
  visitors 8200|8200/18000|none
  car-park north 120|120/400|none
  ticket 401 sold-out|closed|limited|available|freesale|none [--left 12] [--slot 08:00-12:00] [--from 2026-11-26T10:30] [--day 2026-11-27]
  hours 10:00-16:00|closed|none [--last-entry 15:00] [--note 结冰] [--note-en ice] [--day 2026-11-27]; 10:00- changes only the opening time, -15:00 only the closing time
  webcam summit https://…/still.jpg|none [--place 山顶 --place-en summit] [--at 2026-11-26T10:20]
  note [--note 山顶有雾凇] [--note-en 'Rime on the summit']; without texts: withdraws the sentence
planned, or clear, withdraws the report. You can write the facility's name instead of its id cable-car.
--note, --place, --source and --what are texts in the default language; --note-en is the text in English
on a site with another default language.
--remote reports in your Cloudflare account, --host on a server of your own.`
const { values, words } = startCommand({
  usage,
  options: { ...TODAY_OPTIONS, remote: false, host: false },
  hasWords: true,
})
if (words.length === 0) refuseArguments(usage, 'It takes what to report')
const folder = siteFolder()
const report = await readReported()
if ('error' in report) throw new Error(report.error)

const { about, from, until, statements } = report
const database = values.host ? fileDatabase(process.env) : contentDatabase(values.remote)
await database.run(statements.map(withLiterals))
const withdrawn = words[1] === 'planned' ? 'planned' : 'cleared'
console.log(`${about}: ${until === undefined ? withdrawn : `reported ${period(from, until)}`}`)
console.log(await purgeIn(values, [tagOfReport(about)], process.env))

async function readReported() {
  const given = givenOf(words, values)
  const telling = { now: Date.now(), zone: readSite(folder).timeZone }
  const { facilities, measured, planned } = await reportFor(folder)
  const imageHosts = [variable('SITE_ORIGIN'), ...variable('IMAGE_HOSTS').split(' ')]
  return (
    readMeasurement(given, { ...telling, measured, imageHosts }) ??
    readDayReport(given, { ...telling, ...planned }) ??
    readReport(given, { ...telling, facilities })
  )
}

/** Returns the period of a report in the site's time zone: `until 2026-11-26 09:00`. */
function period(from: string | undefined, until: string): string {
  const { timeZone } = readSite(folder)
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
  const words = (time: string) => clock.format(new Date(time))
  return `${from === undefined ? '' : `from ${words(from)} `}until ${words(until)}`
}
