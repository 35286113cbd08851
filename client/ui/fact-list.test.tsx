import { describe, expect, it } from 'vitest'
import { draw } from '../../tests/support/draw.tsx'
import { FactList } from './fact-list.tsx'

describe('FactList', () => {
  it('has a row for each fact with a value, in order', () => {
    const page = draw(
      <FactList
        facts={[
          { name: '时间', value: '一天' },
          { name: '地点', value: undefined },
          { name: '费用', value: 0 },
          { name: '报名', value: '' },
          { name: '季节', value: 'Autumn', lang: 'en' },
        ]}
      />,
    )
    expect(page.all('dt').map((name) => page.text(name))).toEqual(['时间', '费用', '季节'])
    expect(page.all('dd').map((value) => page.text(value))).toEqual(['一天', '0', 'Autumn'])
    expect(page.all('dd').map((value) => page.attribute(value, 'lang'))).toEqual([
      undefined,
      undefined,
      'en',
    ])
  })

  it('renders nothing if no fact has a value', () => {
    expect(draw(<FactList facts={[{ name: '地点', value: null }]} />).all('dl')).toEqual([])
  })
})
