import { expect, it } from 'vitest'
import { rulesFor } from './page-rules.ts'

const words = new Set(['item', 'price', 'toast', 'toast-'])

it.each([
  ['keeps what names no class', 'p{margin:0}', 'p{margin:0}'],
  ['keeps what the page names', '.item>.price{margin:0}', '.item>.price{margin:0}'],
  ['leaves out what it does not name', '.item{margin:0}.item .room{top:0}', '.item{margin:0}'],
  ['keeps variants of a class', '.toast-error{margin:0}', '.toast-error{margin:0}'],
  ['shortens a list of selectors', '.room,.item{margin:0}', '.item{margin:0}'],
  ['shortens a list in :is()', ':is(.room,.item) p{margin:0}', '.item p{margin:0}'],
  [
    'leaves a list its specificity',
    ':is(.item,.price,.room .bed,.room .desk){margin:0}',
    ':is(.item,.price,.room .bed){margin:0}',
  ],
  ['leaves out a list without a possible one', ':is(.room,.bed) p{margin:0}', ''],
  [
    'leaves out data that it does not name',
    '[data-row] p,[lang] p{margin:0}',
    '[lang] p{margin:0}',
  ],
  ['does not look into :not()', '.item:not(.room){margin:0}', '.item:not(.room){margin:0}'],
  ['leaves no empty group', '@layer a{@media print{.room{margin:0}}}', '@layer a;'],
  [
    'keeps the order of layers',
    '@layer b,a;@layer a{.item{margin:0}}@layer b{.item{top:0}}',
    '@layer b{.item{top:0}}@layer a{.item{margin:0}}',
  ],
])('%s', (_, css, expected) => {
  expect(rulesFor(css, words)).toBe(expected)
})
