import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { LANGUAGES } from '../../locales/languages.ts'
import { manifestsOf, SCREENSHOTS, screenshotFile } from './public-files.ts'
import { sharedFolder } from '../../tests/support/fresh-folder.ts'

const folder = sharedFolder()
beforeAll(() => {
  cpSync('tests/site/site.yaml', join(folder, 'site.yaml'))
  mkdirSync(join(folder, 'public'))
  for (const language of LANGUAGES)
    for (const { form } of SCREENSHOTS)
      writeFileSync(join(folder, screenshotFile(form, language)), '')
})

it.each([
  ['/manifest.webmanifest', 'zh', /首页，手机上$/, /首页，电脑上$/],
  [
    '/manifest-en.webmanifest',
    'en',
    /^The home page of .+ on a phone$/,
    /^The home page of .+ on a computer$/,
  ],
])('%s describes each screenshot in its language', (path, language, narrow, wide) => {
  const { name, screenshots } = JSON.parse(manifestsOf(folder).get(path) ?? '')
  expect(screenshots).toEqual([
    {
      src: `/screenshot-narrow-${language}.jpg`,
      sizes: '780x1688',
      type: 'image/jpeg',
      form_factor: 'narrow',
      label: expect.stringMatching(narrow),
    },
    {
      src: `/screenshot-wide-${language}.jpg`,
      sizes: '1440x900',
      type: 'image/jpeg',
      form_factor: 'wide',
      label: expect.stringMatching(wide),
    },
  ])
  for (const { label } of screenshots) expect(label).toContain(name)
})
