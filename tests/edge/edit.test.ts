import { execFile } from 'node:child_process'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { wordsIn } from '../support/words-in.ts'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { spawnEditor } from '../support/spawn-editor.ts'
import { until } from '../support/until.ts'
import { sample } from '../support/sample.ts'

const run = promisify(execFile)
const editor = await spawnEditor()
afterAll(() => editor.stop())

const PAGE = '/infomation/announcement/1001'
const CHINESE = join(editor.site, 'content/announcements/1001.zh.md')
const read = async (path: string) => (await fetch(editor.origin + path)).text()
const tokenOf = async (): Promise<string> =>
  (await (await fetch(`${editor.origin}/admin/config.json`)).json()).token
const hasLine = (pattern: RegExp) => editor.lines.some((line) => pattern.test(line))

describe('a file change', () => {
  it('is shown on the page', async () => {
    const text = await readFile(CHINESE, 'utf8')
    await writeFile(CHINESE, text.replace(/^title: .*/m, 'title: 北礁改了'))
    await until(async () => (await read(PAGE)).includes('北礁改了'))
    expect(hasLine(/^Shown: announcements/)).toBe(true)
  })

  it('with a mistake is reported in one sentence, and the page keeps its last valid content', async () => {
    const text = await readFile(CHINESE, 'utf8')
    await writeFile(CHINESE, text.replace('title: ', 'title： '))
    await until(async () =>
      hasLine(/^content\/announcements\/1001\.zh\.md: line 2: the colon after/),
    )
    expect(await read(PAGE)).toContain('北礁改了')
    await writeFile(CHINESE, text.replace('北礁改了', '北礁又改了'))
    await until(async () => (await read(PAGE)).includes('北礁又改了'))
  })

  it('does not restore reverted content until it is corrected', async () => {
    const text = await readFile(CHINESE, 'utf8')
    const title = (words: string) =>
      writeFile(CHINESE, text.replace(/^title: .*/m, `title: ${words}`))
    await title('北礁错了')
    await until(async () => (await read(PAGE)).includes('北礁错了'))
    await run(process.execPath, ['tools/data/data.ts', '--host', '--undo', 'announcements/1001'], {
      env: {
        ...process.env,
        SITE_DIR: editor.site,
        DATA_DIR: join(editor.site, '../data'),
        SITE_ORIGIN: editor.origin,
      },
    })
    const other = join(editor.site, 'content/announcements/1002.zh.md')
    await writeFile(other, `${await readFile(other, 'utf8')}\n`)
    await until(async () => hasLine(/bring back what was taken back: content\/announcements\/1001/))
    const sqlite = new DatabaseSync(join(editor.site, '../data/site.sqlite'), { readOnly: true })
    const titles = sqlite.prepare("SELECT title FROM live_texts WHERE id = '1001'").all()
    sqlite.close()
    expect(JSON.stringify(titles)).not.toContain('北礁错了')
    await title('北礁改对了')
    await until(async () => (await read(PAGE)).includes('北礁改对了'))
  })

  it('to a new photo is shown, whatever the photo’s file name', async () => {
    const text = await readFile(CHINESE, 'utf8')
    const file = '/photos/%E7%A0%81%E5%A4%B4%20(2).PNG'
    await writeFile(CHINESE, text.replace(/^picture: .*/m, `picture: ${file}`))
    await until(async () => hasLine(/there is no picture .*put photos\/码头 \(2\)\.PNG/))
    const photograph = sharp({
      create: { width: 900, height: 600, channels: 3, background: '#a73' },
    })
    await mkdir(join(editor.site, 'photos'))
    await photograph.png().toFile(join(editor.site, 'photos/码头 (2).PNG'))
    await until(async () => /photo-[0-9a-f]{8}/.test(await read(PAGE)))
    const [address = ''] = /\/pictures\/photo-[0-9a-f]{8}-\d+\.webp/.exec(await read(PAGE)) ?? []
    expect((await fetch(editor.origin + address)).status).toBe(200)
  })
})

/** Sends a request with headers that `fetch` would not send. Returns the status. */
function ask(path: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(editor.origin)
    request({ hostname, port, path, headers }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
      .on('error', reject)
      .end()
  })
}

describe('the editor’s folder access', () => {
  const API = '/admin/api/v1/repos/local/site'
  const post = async (files: object[]) =>
    fetch(`${editor.origin}${API}/contents`, {
      method: 'POST',
      headers: { Authorization: `token ${await tokenOf()}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ files }),
    })

  it('is limited to pages of the editor', async () => {
    const { host } = new URL(editor.origin)
    for (const path of ['/admin/config.json', `${API}/branches/site`]) {
      expect(await ask(path, { Host: 'attacker.example' })).toBe(403)
      expect(await ask(path, { Host: host, 'Sec-Fetch-Site': 'cross-site' })).toBe(403)
      expect(await ask(path, { Host: host, 'Sec-Fetch-Site': 'same-site' })).toBe(403)
    }
    expect(await ask(`${API}/branches/site`, { Host: host })).toBe(401)
    expect(await ask(`${API}/branches/site`, { Host: host, Authorization: 'token x' })).toBe(401)
  })

  it.each(
    sample(
      wordsIn(`
  ../outside.md content/../../outside.md site.yaml content/announcements/1001.zh.md/x
  content/announcements/.hidden.zh.md content/announcements/x.zh.html photos/../../x.jpg
  photos/.x.jpg photos/x.svg backend.ts /etc/x.jpg
`),
      4,
    ),
  )('is denied for %s', async (path) => {
    const response = await post([{ operation: 'create', path, content: 'eA==' }])
    expect(response.status).toBe(409)
    expect((await response.json()).message).toContain('the editor has no access to this file')
  })

  it('keeps changes that somebody else has saved since', async () => {
    const before = await readFile(CHINESE, 'utf8')
    const path = 'content/announcements/1001.zh.md'
    const stale = { operation: 'update', path, content: 'eA==', sha: '0'.repeat(40) }
    expect((await post([stale])).status).toBe(409)
    expect((await post([{ operation: 'create', path, content: 'eA==' }])).status).toBe(409)
    expect(await readFile(CHINESE, 'utf8')).toBe(before)
  })
})
