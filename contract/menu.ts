import * as v from 'valibot'
import { alerts, alertNotes } from './alert.ts'
import { byLanguage, type DocumentKind } from './call.ts'
import { validRows, lenient, orElse } from './lenient.ts'
import { schedule } from './opening-hours.ts'
import { asShown, id, link, telephone, text, timeOfDay, FORMAT_NOTES } from './values.ts'
import type { Notes } from './notes.ts'

const menuItem = v.object({ id, title: text, url: link })

const menuGroup = v.object({
  id,
  title: text,
  url: link,
  children: orElse(validRows(menuItem, 30), []),
})

const filing = v.object({ number: text, url: v.pipe(link, v.startsWith('https://')) })

const site = v.object({
  name: text,
  shortName: lenient(text),
  slogan: lenient(text),
  seal: lenient(v.pipe(v.string(), v.maxLength(4), v.transform(asShown))),
  operator: text,
  telephone,
  telephoneHours: lenient(text),
  email: lenient(v.pipe(v.string(), v.email())),
  address: text,
  postalCode: lenient(text),
  hours: lenient(schedule),
  openingHours: lenient(
    v.object({ opens: timeOfDay, closes: timeOfDay, lastEntry: lenient(timeOfDay) }),
  ),
  icp: lenient(filing),
  publicSecurity: lenient(filing),
})
export type Site = v.InferOutput<typeof site>

export const menu = v.object({
  menu: validRows(menuGroup, 20),
  site,
  alerts,
})
export type Menu = v.InferOutput<typeof menu>

export const menus = {
  tag: 'menus',
  isDocument: true,
  calls: { menu: { at: 'GET /api/menu/:languageId', params: byLanguage, data: menu } },
} as const satisfies DocumentKind

const filingNotes = () => ({
  number: 'The number in its required form.',
  url: 'The page of the authority, by `https:`.',
})
const itemNotes = () => ({
  id: 'Identifies the item.',
  title: 'Its text in the menu.',
  url: `The target. ${FORMAT_NOTES.link}`,
})

export const menuNotes = (): Notes<Menu> => ({
  menu: [
    'The groups of the menu.',
    { ...itemNotes(), children: ['The items below the group.', itemNotes()] },
  ],
  site: [
    'Facts on every page.',
    {
      name: 'The name of the area.',
      shortName: 'The name for narrow places.',
      slogan: 'Over the picture of the home page.',
      seal: 'Two characters next to the name.',
      operator: 'The operator of the site, for the footer.',
      telephone: `The hotline. ${FORMAT_NOTES.telephone}`,
      telephoneHours: 'The hours of the contact, in words.',
      email: 'An e-mail address.',
      address: 'On one line.',
      postalCode: 'Footer and contact.',
      hours:
        'The opening hours of the area, with seasons and exceptions. If a part is invalid, all hours are unknown.',
      openingHours: [
        'Hours for the whole year, if there are no `hours`.',
        {
          opens: FORMAT_NOTES.timeOfDay,
          closes: 'A time of day; not later than `opens` means the next day.',
          lastEntry: 'The time of day of the last entry.',
        },
      ],
      icp: ['The ICP filing, for the footer.', filingNotes()],
      publicSecurity: [
        'The filing with the public security bureau, for the footer.',
        filingNotes(),
      ],
    },
  ],
  alerts: ['Announcements with an effect, for every page.', alertNotes()],
})
