import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { WholeWords } from './whole-words.tsx'

const drawn = (text: string) => renderToStaticMarkup(<WholeWords text={text} />)

it('lets lines of Chinese text end between words, with their punctuation', () => {
  expect(drawn('石磨豆浆，索道上站步行十二分钟。').replaceAll('<wbr/>', '|')).toBe(
    '<span class="words">石磨|豆浆，索道|上站|步行|十二|分钟。</span>',
  )
})

it('leaves English text as it is', () => {
  expect(drawn('Eighteen rooms')).toBe('Eighteen rooms')
})
