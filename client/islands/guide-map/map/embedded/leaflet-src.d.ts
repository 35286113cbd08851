/** The source modules of Leaflet. Each exports the same names as the whole package. */
declare module 'leaflet/src/map/handler/*'
declare module 'leaflet/src/map/Map.js' {
  export { Map } from 'leaflet'
}
declare module 'leaflet/src/dom/DomUtil.js' {
  import type { DomUtil } from 'leaflet'
  export const setPosition: typeof DomUtil.setPosition
}
declare module 'leaflet/src/geo/LatLngBounds.js' {
  export { LatLngBounds } from 'leaflet'
}
declare module 'leaflet/src/layer/ImageOverlay.js' {
  export { ImageOverlay } from 'leaflet'
}
declare module 'leaflet/src/layer/LayerGroup.js' {
  export { LayerGroup } from 'leaflet'
}
declare module 'leaflet/src/layer/marker/DivIcon.js' {
  export { DivIcon } from 'leaflet'
}
declare module 'leaflet/src/layer/marker/Marker.js' {
  export { Marker } from 'leaflet'
}
declare module 'leaflet/src/layer/vector/Polyline.js' {
  export { Polyline } from 'leaflet'
}
declare module 'leaflet/src/layer/vector/SVG.js' {
  export { SVG } from 'leaflet'
}
