import { expect, it } from 'vitest'
import { foldBy, type SearchDocument } from './search-index.ts'
import { searchOver } from './ask-index.ts'
import { inOwnWords, sightIn, type Topic, topicOf } from './topics.ts'

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
  [
    'prices',
    '门票',
    '票价',
    '多少钱',
    '怎么买票',
    '景区门票价格',
    'tickets',
    'ticket prices',
    'how much is it',
  ],
  [
    undefined,
    '学生票',
    '船票多少钱',
    '停车收费',
    'student ticket',
    'ferry fare',
    'price of a room',
  ],
  ['rain', '下雨', '雨天去哪', 'rainy day', 'what if it rains', 'raining'],
  [undefined, '雨衣', '下雨退票吗', '下雨索道停吗', 'train', 'rain coat'],
  ['sun', '日出几点', '明天日落时间', '几点天黑', 'sunrise time', 'when does it get dark'],
  ['sun', 'what time does the sun go down', 'sunset today'],
  [undefined, '看日出', '日出时索道几点开', 'sunrise', 'first bus for the sunrise'],
  ['views', '哪里拍照好看', '拍照打卡', '最佳机位', '哪里风景好', 'best view'],
  ['views', 'where to take photos', 'good spot for a picture'],
  [undefined, '可以拍照吗', '哪里不能拍照', '在哪拍婚纱照', '风景区在哪', '证件照哪里拍照'],
  [undefined, 'can I take photos', 'where can I buy pictures', 'best time for photos'],
  [undefined, 'hotel room with the best view', 'where do I fly a drone for photos'],
  ['step-free', '没有台阶的步道', '推婴儿车能走的路', '平路', '轮椅走哪条线'],
  ['step-free', 'walk without steps', 'flat trail', 'wheelchair-friendly path'],
  [undefined, '轮椅', '租轮椅', '无障碍停车怎么走', '步道', '登山路线', 'trail', 'wheelchair'],
  [undefined, 'wheelchair route from the station', 'is the walk long'],
  ['views', '在哪看日出', '日落最佳地点', 'where to watch the sunset', 'sunrise spot'],
  ['easy', '轻松的路线', '好走的路', '带老人走哪条路', '不太累的步道'],
  ['easy', 'easy walk', 'hike with kids', 'easiest trail'],
  [undefined, '孩子迷路了', '老人票', 'parents parking', 'my kid got lost on the trail'],
  ['short', '短的步道', '一个小时能走完的路', 'short walk', 'half an hour hike'],
  [undefined, '路走一小时要多久', 'short term parking', 'easy refund'],
  ['rooms-3', '三人房', '有三人间吗', '一家三口住哪', '住3个人', 'room for three', 'triple room'],
  ['rooms-2', '双人房', '两位大人住宿', 'hotel for two people', 'twin room', 'double rooms'],
  ['rooms-4', '四口之家住哪', 'room for a family of four', 'sleeps 4', 'hotel for 4 adults'],
  ['rooms-1', '单人间', 'single room'],
  [undefined, '三人票', '两天一夜住哪', '二楼房间', '三个人要多久', '仙境人间', 'room 3'],
  [undefined, 'stay for two nights', 'table for three', 'hotel 3 km away', 'four hotels'],
])('detects the topic %s', (topic, ...searches) => {
  expect(searches.map((search) => [search, topicOf(inOwnWords(fold(search)))])).toEqual(
    searches.map((search) => [search, topic]),
  )
})

it.each([
  ['看日出去哪里', '日出'],
  ['哪里能看云海', '云海'],
  ['where to watch the sunrise', 'sunrise'],
  ['best place to see red leaves', 'red leaves'],
])('finds the sight in %s', (search, sight) => {
  expect(sightIn(fold(search))).toContain(sight)
})

it.each(['日出几点', '哪里拍照好看', '雨伞', 'where to see the opening time', 'best view', ''])(
  'finds no sight in %j',
  (search) => expect(sightIn(fold(search))).toBeUndefined(),
)

const documentOf = (title: string, topic?: Topic): SearchDocument => ({
  kind: topic === undefined ? 'product' : 'fact',
  href: `/${title}`,
  title,
  text: '',
  inLanguage: 'en',
  topic,
})

it('documents of the topic come first, in their order, followed by other matches', () => {
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

it('places that mention the sight come first, or else the map with all views', () => {
  const spot = { ...documentOf('Pavilion'), kind: 'point' as const, text: 'Come for the sunrise.' }
  const { find } = searchOver(
    [documentOf('Sunrise tea'), documentOf('Viewpoints', 'views'), spot],
    (text) => text,
  )
  const titlesFor = (search: string) =>
    find(search, new Date(0)).found.map(({ document }) => document.title)
  expect(titlesFor('where to watch the sunrise')).toEqual(['Pavilion', 'Sunrise tea'])
  expect(titlesFor('where to watch the sunset')).toEqual(['Viewpoints'])
})

it('a search for an easy walk finds trails that are step-free or easy', () => {
  const { find } = searchOver(
    [documentOf('Ridge'), documentOf('Lake', 'step-free'), documentOf('Village', 'easy')],
    (text) => text,
  )
  expect(find('easy walk', new Date(0)).found.map(({ document }) => document.title)).toEqual([
    'Lake',
    'Village',
  ])
})
