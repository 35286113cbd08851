import { beforeEach, expect, it } from 'vitest'
import { readFreePages } from './free-pages.ts'
import { readSite } from './read-site.ts'
import { freshFolder, writeIn } from '../../tests/support/fresh-folder.ts'

const folder = freshFolder()
beforeEach(() => write('site.yaml', 'name: { zh: 青屿, en: Qingyu }\nhotline: "12301"\n'))

const write = (file: string, text: string) => writeIn(folder, file, text)

const page = (fields: string, text = '正文。') => `---\n${fields}\n---\n\n${text}\n`

it('a site without the folder has no free pages, and omits their section', async () => {
  expect(await readFreePages(folder)).toEqual([])
  expect(readSite(folder).without).toEqual(['about'])
  write('pages/terms.zh.md', page('title: 条款'))
  expect(readSite(folder).without).toEqual([])
})

it('a page has its facts from the default language, and needs no other language', async () => {
  write('public/terms.pdf', 'x'.repeat(1200))
  write(
    'pages/terms.zh.md',
    page('title: 条款\nfooter: true\nattachments: [{ file: terms.pdf, title: 全文 }]'),
  )
  write(
    'pages/terms.en.md',
    page('title: Terms\nattachments: [{ title: In full }]', '## One\n\nText.'),
  )
  write('pages/jobs.zh.md', page('title: 招聘'))
  write('pages/.DS_Store', '')
  expect(await readFreePages(folder)).toEqual([
    { id: 'jobs', versions: { zh: expect.objectContaining({ footer: false }) } },
    {
      id: 'terms',
      versions: {
        zh: expect.objectContaining({ title: '条款', footer: true, content: '<p>正文。</p>' }),
        en: expect.objectContaining({
          title: 'Terms',
          footer: true,
          attachments: [{ title: 'In full', url: '/terms.pdf', bytes: 1200 }],
        }),
      },
    },
  ])
})

it.each([
  [{ 'terms.md': page('title: 条款') }, 'pages/terms.md: is named neither <name>.zh.md nor'],
  [{ 'Terms.zh.md': page('title: 条款') }, 'pages/Terms.zh.md: is named neither'],
  [{ '条款.zh.md': page('title: 条款') }, 'pages/条款.zh.md: is named neither'],
  [{ 'terms.en.md': page('title: Terms') }, 'pages/terms.zh.md: is missing or wrong'],
  [
    { 'terms.ja.md': page('title: 規約') },
    'pages/terms.ja.md: the site does not offer its language; add ja to languages: in site.yaml',
  ],
  [{ 'terms.zh.md': '正文' }, 'pages/terms.zh.md: begins with no front matter'],
  [{ 'terms.zh.md': page('summary: 条款') }, 'pages/terms.zh.md: title: is missing'],
  [{ 'terms.zh.md': page('title: 条款\nfoter: true') }, 'foter: there is no such field'],
  [{ 'terms.zh.md': page('title: 条款\nfooter: "yes"') }, 'footer: is not true or false'],
  [{ 'terms.zh.md': page('title: 条款\nupdatedAt: today') }, 'updatedAt: must be a date'],
  [{ 'terms.zh.md': page('title: 条款', '') }, 'pages/terms.zh.md: has no text'],
  [{ 'terms.zh.md': page('title: 条款', '<script>1</script>') }, 'content: HTML is not allowed'],
  [
    { 'terms.zh.md': page('title: 条款\nattachments: [{ file: a.pdf, title: 全文 }]') },
    'attachments.0.file: there is no file a.pdf in public/ or content/files/',
  ],
  [
    { 'terms.zh.md': page('title: 条款\nattachments: [{ file: ../site.yaml, title: 全文 }]') },
    'attachments.0.file: "../site.yaml" is not the name of a file, as map.pdf',
  ],
  [
    { 'terms.zh.md': page('title: 条款\nattachments: map.pdf') },
    'attachments: is not a list of { file, title }',
  ],
  [
    { 'terms.zh.md': page('title: 条款\nattachments: [{ title: 全文 }]') },
    'attachments.0.file: is missing',
  ],
])('reports the mistake in %o', async (files, complaint) => {
  for (const [name, text] of Object.entries(files)) write(`pages/${name}`, text)
  await expect(readFreePages(folder)).rejects.toThrow(complaint)
})

it('reports the mistakes of all pages in one run', async () => {
  write('pages/a.zh.md', page('footer: true'))
  write('pages/b.zh.md', page('title: 乙\nsumary: 字'))
  await expect(readFreePages(folder)).rejects.toThrow(
    'pages/a.zh.md: title: is missing\npages/b.zh.md: sumary: there is no such field',
  )
})

it('refuses more than ten pages', async () => {
  for (let number = 0; number < 11; number += 1) write(`pages/p${number}.zh.md`, page('title: 页'))
  await expect(readFreePages(folder)).rejects.toThrow('pages: has 11 pages; a site has 10 at most')
})
