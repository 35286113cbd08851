import { expect, it } from 'vitest'
import { draw } from '../../../tests/support/draw.tsx'
import { SITE_FACTS } from '../../../tests/support/site-facts.ts'
import { ContactList, LostProperty } from './contact.page.tsx'

const RESCUE = {
  name: '救援',
  telephone: '0600-555 0119',
  email: undefined,
  openingHours: undefined,
  urgent: true,
}
const OFFICE = {
  name: '团队',
  telephone: '0600-555 0160',
  email: undefined,
  openingHours: undefined,
}

it.each([
  [[OFFICE], '团队', OFFICE.telephone],
  [[], SITE_FACTS.operator, SITE_FACTS.telephone],
])('the contact page always has a number to call', (contacts, name, number) => {
  const page = draw(<ContactList contacts={contacts} site={SITE_FACTS} />)
  expect(page.all('h3').map((heading) => page.text(heading))).toEqual([name])
  expect(page.text(page.one('a'))).toBe(number)
})

it('the contact page shows an emergency number first', () => {
  const page = draw(<ContactList contacts={[OFFICE, RESCUE]} site={SITE_FACTS} />)
  expect(page.all('h3').map((heading) => page.text(heading))).toEqual(['救援', '团队'])
})

it.each([
  [[], ['0600-555 0160', '08:00–18:00']],
  [[OFFICE], ['团队 0600-555 0160', '08:00–18:00']],
  [[{ ...OFFICE, openingHours: '08:00–18:00' }], ['团队 0600-555 0160']],
])('lost property names the contact with the same number, and other hours', (contacts, words) => {
  const lost = { telephone: OFFICE.telephone, openingHours: '08:00–18:00', steps: [] }
  const page = draw(<LostProperty lost={lost} contacts={contacts} site={SITE_FACTS} />)
  // The last paragraph is the link to the form.
  expect(page.all('p').map(page.text).slice(0, -1)).toEqual(words)
})
