import Supercluster, { type ClusterFeature, type PointFeature } from 'supercluster'
import type { Bounds } from '../../../../contract/guide.ts'
import type { MapMark } from './map-engine.ts'

/** All of the world, for `getClusters`. */
export const WORLD: [number, number, number, number] = [-180, -85, 180, 85]

export type Feature = PointFeature<MapMark> | ClusterFeature<object>

/** Points within this distance of each other, in pixels, form one cluster. */
const CLUSTER_RADIUS = 52
/** Highest zoom with clusters. */
const LAST_CLUSTER_ZOOM = 18
/**
 * Leaflet's width of the world at zoom 0, in pixels. With it, Supercluster measures
 * `CLUSTER_RADIUS` in screen pixels.
 */
const TILE_SIZE = 256

/** Returns the width of an area at a zoom, in pixels. */
export function mapWidthAt({ southWest, northEast }: Bounds, zoom: number): number {
  return ((northEast[0] - southWest[0]) / 360) * TILE_SIZE * 2 ** zoom
}

/** Returns the clusters of marks at each whole zoom. */
export function clusterIndex(marks: readonly MapMark[]): Supercluster<MapMark, object> {
  const index = new Supercluster<MapMark, object>({
    radius: CLUSTER_RADIUS,
    extent: TILE_SIZE,
    maxZoom: LAST_CLUSTER_ZOOM,
  })
  return index.load(
    marks.map((mark) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: mark.coordinates },
      properties: mark,
    })),
  )
}

export function isCluster(feature: Feature): feature is ClusterFeature<object> {
  return 'cluster' in feature.properties
}

export function keyOf(feature: Feature): string {
  return isCluster(feature)
    ? `cluster ${feature.properties.cluster_id}`
    : `point ${feature.properties.id}`
}
