import { describe, expect, it } from 'vitest'
import { isTraditional, toTraditional } from './traditional.ts'
import { sourceInTraditional, versionIn } from './translate.ts'

describe('Traditional Chinese', () => {
  it.each([
    ['zh-Hant', '软件', '軟體'],
    ['zh-Hant', '头发', '頭髮'],
    ['zh-Hant', '出发去后山', '出發去後山'],
    ['zh-Hant', '皇后在后面', '皇后在後面'],
    ['zh-Hant', '三公里，在寺里', '三公里，在寺裡'],
    ['zh-Hant', '一碗牛肉面在前面', '一碗牛肉麵在前面'],
    ['zh-Hant', '干燥的树干', '乾燥的樹幹'],
    ['zh-Hant', '无障碍卫生间', '無障礙衛生間'],
    ['zh-Hant', '网络和出租车', '網路和計程車'],
    ['zh-Hant', '窗口设置在缆车运行处，菜单', '窗口設置在纜車運行處，菜單'],
    ['zh-HK', '软件', '軟件'],
    ['zh-HK', '在寺里，公里', '在寺裏，公里'],
    [
      'zh-Hant',
      '见[公告](/公告/发)与 <a href="/后">后</a>',
      '見[公告](/公告/发)與 <a href="/后">後</a>',
    ],
    ['zh-Hant', '说“见‘公告’”，Zhou’s', '說「見『公告』」，Zhou’s'],
    ['zh-Hant', '{count, plural, other {# 个项目}}', '{count, plural, other {# 個項目}}'],
  ])('in %s, %s becomes %s', (tag, simplified, traditional) => {
    expect(toTraditional(tag, simplified)).toBe(traditional)
  })

  it.each([
    ['zh', false],
    ['zh-Hant', true],
    ['zh-HK', true],
    ['zh-TW', true],
    ['ja', false],
  ])('is the script of %s: %s', (tag, expected) => {
    expect(isTraditional(tag)).toBe(expected)
  })

  it('is converted from Simplified Chinese, unless a file in Traditional Chinese exists', () => {
    const zh = { file: 'a.zh.md', fields: { title: '后山', summary: '头发', area: 1 } }
    const own = { file: 'a.zh-Hant.md', fields: { title: '後山步道' } }
    expect(versionIn('zh-Hant', { zh }, 'zh')?.fields).toEqual({
      title: '後山',
      summary: '頭髮',
      area: 1,
    })
    expect(versionIn('zh-Hant', { zh, 'zh-Hant': own }, 'zh')?.fields).toEqual({
      title: '後山步道',
      area: 1,
    })
    const en = { file: 'a.en.md', fields: { title: 'Hill', area: 1 } }
    const words = { file: 'a.zh.md', fields: { title: '后山' } }
    expect(versionIn('zh-Hant', { en, zh: words }, 'en')?.fields).toEqual({
      title: '後山',
      area: 1,
    })
    expect(versionIn('zh-Hant', { en }, 'en')).toBe(undefined)
    expect(versionIn('ja', { zh }, 'zh')).toBe(undefined)
  })

  it('does not convert ids, pictures and facts', () => {
    const fields = {
      title: '后山',
      picture: '后山',
      tags: ['发现'],
      rooms: [{ name: '里间', id: '后' }],
      affects: { name: '后' },
    }
    expect(sourceInTraditional('zh-Hant', { file: 'a', fields }).fields).toEqual({
      title: '後山',
      picture: '后山',
      tags: ['發現'],
      rooms: [{ name: '裡間', id: '后' }],
      affects: { name: '后' },
    })
  })
})
