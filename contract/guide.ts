import * as v from 'valibot'
import { byId, byLanguage, type DocumentKind } from './call.ts'
import { image, imageNotes } from './image.ts'
import { validRows, uniqueRows, lenient, orElse } from './lenient.ts'
import { difficulty, writtenEntries, writtenNotes } from './listing.ts'
import { MAP_ICONS } from './map-kinds.ts'
import { sittings } from './opening-hours.ts'
import {
  asShown,
  brief,
  coordinates,
  id,
  label,
  text,
  wholeNumber,
  FORMAT_NOTES,
} from './values.ts'
import type { Notes } from './notes.ts'

/** A box on the map: its south-west and north-east corners, GCJ-02. */
const bounds = v.object({ southWest: coordinates, northEast: coordinates })
export type Bounds = v.InferOutput<typeof bounds>

/** The state of a trail or place in rain: slippery, or closed during storms. */
const inRain = lenient(v.picklist(['slippery', 'closed']))

const icon = lenient(v.picklist(MAP_ICONS))

const guideCategory = v.object({
  id,
  name: label,
  icon,
  character: v.pipe(
    v.string(),
    v.minLength(1),
    v.maxLength(2),
    v.transform(asShown),
    v.minLength(1),
  ),
})
export type GuideCategory = v.InferOutput<typeof guideCategory>

const guidePoint = v.object({
  id,
  category: id,
  icon,
  name: label,
  summary: orElse(brief, ''),
  coordinates,
  /** In metres, between the Dead Sea and the highest mountain. */
  elevation: lenient(v.pipe(v.number(), v.integer(), v.minValue(-500), v.maxValue(9000))),
  openingHours: lenient(text),
  hours: lenient(sittings),
  accessible: v.boolean(),
  inRain,
  seats: lenient(v.boolean()),
  landmark: lenient(v.boolean()),
  cover: lenient(image),
  childGuideId: lenient(id),
})
export type GuidePoint = v.InferOutput<typeof guidePoint>

const trail = v.object({
  id,
  name: label,
  summary: orElse(brief, ''),
  path: v.pipe(validRows(coordinates, 1000), v.minLength(2)),
  length: wholeNumber(1),
  ascent: wholeNumber(0),
  minutes: wholeNumber(1),
  difficulty,
  /** Undefined if unknown. A wrong "no stairs" would be serious for some visitors. */
  stairs: lenient(v.picklist(['none', 'some', 'many'])),
  inRain,
  seatCount: lenient(wholeNumber(0)),
  reach: lenient(brief),
  sees: lenient(validRows(id)),
  /** The id of a facility of `today` at one end of the trail. Visitors can return with it. */
  facility: lenient(id),
})
export type Trail = v.InferOutput<typeof trail>

export const guide = v.object({
  id,
  name: text,
  summary: orElse(brief, ''),
  bounds,
  origin: coordinates,
  categories: uniqueRows(guideCategory),
  points: uniqueRows(guidePoint, 1000),
  trails: uniqueRows(trail),
  views: lenient(uniqueRows(v.object({ id, name: label }))),
  illustration: lenient(v.object({ ...image.entries, bounds })),
  children: orElse(uniqueRows(v.object({ id, name: text })), []),
  parent: lenient(v.object({ id, name: text })),
  ...writtenEntries,
})
export type Guide = v.InferOutput<typeof guide>

export const guides = {
  tag: 'guide',
  isDocument: true,
  sampleId: '2',
  calls: {
    guide: { at: 'GET /api/guide/:languageId', params: byLanguage, data: guide },
    childGuide: { at: 'GET /api/web/son/guide', query: byId, data: guide },
  },
} as const satisfies DocumentKind

const IN_RAIN =
  '`slippery` in rain, or `closed` in storms; otherwise missing. Plans for rain must not use it.'

const boundsNotes = () => ({
  southWest: `Its south-west corner. ${FORMAT_NOTES.coordinates}`,
  northEast: `Its north-east corner. ${FORMAT_NOTES.coordinates}`,
})
const guideNameNotes = () => ({ id: 'The id of the guide.', name: 'The name of the guide.' })

export const guideNotes = (): Notes<Guide> => ({
  ...writtenNotes(),
  id: 'The id of the guide, also in addresses.',
  name: 'The name of the guide.',
  summary: 'One or two sentences.',
  bounds: ['The area that the map shows.', boundsNotes()],
  origin: `The entrance, the starting point of distances. ${FORMAT_NOTES.coordinates}`,
  categories: [
    'Kinds of points, each with a switch on the map.',
    {
      id: 'Its id, for points.',
      name: 'Its name.',
      icon: 'The pictogram of its points; default: the pictogram with the id as its name.',
      character: 'One or two characters that mark its points on Chinese maps without a pictogram.',
    },
  ],
  points: [
    'Places on the map.',
    {
      id: 'Its id, also in addresses.',
      category: 'The id of one of `categories`.',
      icon: 'Its pictogram, if it differs from the category’s.',
      name: 'Its name on the map and in the list.',
      summary: 'One or two sentences.',
      coordinates: FORMAT_NOTES.coordinates,
      elevation: 'Metres above the sea.',
      openingHours: 'In words.',
      hours: FORMAT_NOTES.sittings,
      accessible: 'Whether the way there is step-free.',
      inRain: IN_RAIN,
      seats: 'Whether it has places to sit.',
      landmark: 'An entrance or a landmark. It is visible and labelled when the map opens.',
      cover: 'A picture of the place.',
      childGuideId: 'The id of the guide that its sheet opens.',
    },
  ],
  trails: [
    'Walks on the map.',
    {
      id: 'Its id, for visit guides and announcements.',
      name: 'Its name.',
      summary: 'One or two sentences.',
      path: `Points of its line, in order. ${FORMAT_NOTES.coordinates}`,
      length: 'Metres.',
      ascent: 'Metres climbed from the first to the last point.',
      minutes: 'Minutes on foot.',
      difficulty: 'The difficulty of the walk.',
      stairs: 'The number of steps; missing if unknown.',
      inRain: IN_RAIN,
      seatCount: 'The counted number of places to sit; missing if unknown.',
      reach: 'Access by wheelchair, in one sentence.',
      sees: 'Sights on the way: ids of `views`.',
      facility: 'The id of a facility of `today` at one end of the trail.',
    },
  ],
  views: [
    'Sights to filter trails by, such as water. Each is in `sees` of a trail.',
    { id: 'Its id, for trails.', name: 'Its name.' },
  ],
  illustration: [
    'A drawn map.',
    { ...imageNotes(), bounds: ['The area that the drawing covers.', boundsNotes()] },
  ],
  children: ['Child guides.', guideNameNotes()],
  parent: ['The parent guide.', guideNameNotes()],
})
