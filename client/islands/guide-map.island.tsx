import { defineIsland } from './define-island.ts'
import { GuideView } from './guide-map/guide-view.tsx'

/**
 * The guide map. Without script it is a page: a drawn map whose points lead into the list, every point with hours,
 * steps, distance and a link to AMap, trails, child maps, and a filter made of links.
 */
export default defineIsland('guide-map', GuideView, {
  messagePrefixes: ['breadcrumbs', 'difficulty', 'filter', 'list', 'mapLink'],
})
