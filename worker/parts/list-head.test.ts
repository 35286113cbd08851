import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { listHead } from './list-view.tsx'

const intl = createIntl({
  locale: 'zh-CN',
  messages: {
    'list.narrowedTitle': '{title}：{category}',
    'list.numberedTitle': '{title}（第 {page} 页）',
    'list.narrowedDescription': '{title}。{description}',
  },
})

const SUMMIT = { id: 'summit', name: '山顶' }
const headOf = (
  query: { page: number; category?: string },
  list: Parameters<typeof listHead>[1]['list'] = { categories: [], list: [{ category: SUMMIT }] },
) => listHead(intl, { title: '住宿', description: '位置与价格。', query, list })

describe('the head of a list', () => {
  it('is that of the whole list on its first page', () => {
    expect(headOf({ page: 1 })).toEqual({ title: '住宿', description: '位置与价格。' })
  })

  it('differs from page to page', () => {
    expect(headOf({ page: 2 })).toEqual({
      title: '住宿（第 2 页）',
      description: '住宿（第 2 页）。位置与价格。',
    })
  })

  it('names the category, as the list or its first item does', () => {
    expect(headOf({ page: 1, category: 'summit' }).title).toBe('住宿：山顶')
    const named = { categories: [{ ...SUMMIT, name: '山上' }], list: [] }
    expect(headOf({ page: 3, category: 'summit' }, named).title).toBe('住宿：山上（第 3 页）')
  })

  it('names no category that it does not know', () => {
    const nothing = { categories: [], list: [] }
    expect(headOf({ page: 1, category: 'summit' }, nothing).title).toBe('住宿')
  })
})
