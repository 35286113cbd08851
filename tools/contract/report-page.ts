import type { Report, Told } from './report.ts'

/** A report as one HTML page without script. */
export function toPage({ backend, at, calls, told, pictureHosts }: Report): string {
  const rows = calls.map(
    (call) =>
      `<tr><td>${escape(call.at)}<td>${call.requests}<td>${call.slowestMs}<td>${call.largestBytes}<td>${countOf(told, call.at, 'error')}<td>${countOf(told, call.at, 'warning')}`,
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Contract check of ${escape(backend)}</title>
<style>
  body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color-scheme: light dark }
  table { border-collapse: collapse; width: 100% }
  th, td { padding: .25rem .5rem; text-align: left; border-bottom: 1px solid #8886; overflow-wrap: anywhere }
  small { opacity: .75 }
</style>
<h1>Contract check</h1>
<p>${escape(backend)}, ${escape(at)}</p>
${listOf(
  'Errors',
  told.filter(({ level }) => level === 'error'),
)}
${listOf(
  'Warnings',
  told.filter(({ level }) => level === 'warning'),
)}
${pictureHosts.length === 0 ? '' : `<p>Pictures come from ${escape(pictureHosts.join(' '))}: <code>IMAGE_HOSTS</code> must name them.</p>`}
<h2>Calls</h2>
<table>
<tr><th>Call<th>Requests<th>Slowest, ms<th>Largest, bytes<th>Errors<th>Warnings
${rows.join('\n')}
</table>
`
}

function listOf(title: string, told: readonly Told[]): string {
  const items = told.map(
    ({ message, asked, times }) =>
      `<li>${escape(message)} <small>(${escape(asked)}${times > 1 ? `; ${times} times` : ''})</small>`,
  )
  return `<h2>${title}: ${told.length}</h2>\n<ul>\n${items.join('\n')}\n</ul>`
}

function countOf(told: readonly Told[], call: string, level: Told['level']): number {
  return told.filter((each) => each.call === call && each.level === level).length
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`)
}
