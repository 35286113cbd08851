import { expect, it } from 'vitest'
import { foldBy, type SearchDocument } from './search-index.ts'
import { searchOver } from './ask-index.ts'
import { inOwnWords, type Topic, topicOf } from './topics.ts'

const fold = foldBy((text) => text)

it.each<[Topic | undefined, ...string[]]>([
  [
    'lost',
    '雨伞',
    '伞',
    '我的手机',
    '钱包丢了',
    '黑色眼镜',
    '钥匙落在船上',
    '捡到护照',
    '小孩的玩具',
  ],
  [
    'lost',
    'Umbrella',
    'my wallet',
    'glasses',
    'car keys',
    'left my bag on the bus',
    'lost passport',
  ],
  ['lost', '失物招领', 'lost and found', 'lost property', "my child's teddy bear"],
  [undefined, '油纸伞', '借雨伞', '手机充电', '手机信号', '钥匙扣', '孩子走丢了', '我迷路了'],
  [undefined, 'umbrella hire', 'phone signal', 'passport booking', 'left luggage', 'I am lost'],
  [undefined, 'my child is lost', 'find toys shop', ''],
  ['lost', '外套落车上了', 'anyone found a black coat?', 'his phone is gone', 'yusan diu le'],
  [undefined, '外套', 'jacket', '票没了吗', '落日', '找不到孩子', "can't find my husband"],
  ['toilets', '想上厕所', 'cesuo', 'wheres the loo', 'ladies room'],
  ['running', 'suodao kai ma', '这么大风缆车停没停', 'has the ferry been shut because of wind'],
  [undefined, '大风索道停吗', 'is the boat closed in strong wind', 'it is worth going'],
  ['rain', "it's pouring", 'bad weather plan'],
  ['toilets', '厕所', '最近的洗手间在哪里', 'where is the nearest toilet?', 'WC'],
  [undefined, '无障碍厕所', 'toilet paper', '厕所干净吗'],
  [
    'running',
    '缆车开吗',
    '索道停运了吗',
    '今天船还开吗',
    'is the ferry running?',
    'cable car suspended',
  ],
  [undefined, '缆车几点停运', '现在营业的餐厅', 'when does the cable car open', 'last bus', '停车'],
  ['rain', '下雨', '雨天去哪', 'rainy day', 'what if it rains', 'raining'],
  [undefined, '雨衣', '下雨退票吗', '下雨索道停吗', 'train', 'rain coat'],
])('of the topic %s', (topic, ...searches) => {
  expect(searches.map((search) => [search, topicOf(inOwnWords(fold(search)))])).toEqual(
    searches.map((search) => [search, topic]),
  )
})

const documentOf = (title: string, topic?: Topic): SearchDocument => ({
  kind: topic === undefined ? 'product' : 'fact',
  href: `/${title}`,
  title,
  text: '',
  inLanguage: 'en',
  topic,
})

it('the documents of the topic come first, in their order, and others follow', () => {
  const { find } = searchOver(
    [
      documentOf('Oil-paper umbrella'),
      documentOf('Toilets', 'toilets'),
      documentOf('Desk 5', 'lost'),
      documentOf('Office', 'lost'),
    ],
    (text) => text,
  )
  const titlesFor = (search: string) =>
    find(search, new Date(0)).found.map(({ document }) => document.title)
  expect(titlesFor('umbrella')).toEqual(['Desk 5', 'Office', 'Oil-paper umbrella'])
  expect(titlesFor('oil-paper umbrella')).toEqual(['Oil-paper umbrella'])
  expect(find('wallet', new Date(0)).areNear).toBe(false)
})
