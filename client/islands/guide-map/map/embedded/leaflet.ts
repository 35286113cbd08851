import './allow-leaflet.ts'
import 'leaflet/src/map/handler/Map.DoubleClickZoom.js'
import 'leaflet/src/map/handler/Map.Drag.js'
import 'leaflet/src/map/handler/Map.Keyboard.js'
import 'leaflet/src/map/handler/Map.ScrollWheelZoom.js'
import 'leaflet/src/map/handler/Map.TouchZoom.js'
import { Map as LeafletMap } from 'leaflet/src/map/Map.js'

/*
 * The part of Leaflet that the guide uses. Leaflet's bundle cannot be split. Its tiles, popups,
 * canvas and controls would be a third of the download, which matters on a phone with a weak
 * signal.
 */
export * as DomUtil from 'leaflet/src/dom/DomUtil.js'
export { LatLngBounds } from 'leaflet/src/geo/LatLngBounds.js'
export { ImageOverlay } from 'leaflet/src/layer/ImageOverlay.js'
export { LayerGroup } from 'leaflet/src/layer/LayerGroup.js'
export { DivIcon } from 'leaflet/src/layer/marker/DivIcon.js'
export { Marker } from 'leaflet/src/layer/marker/Marker.js'
export { Polyline } from 'leaflet/src/layer/vector/Polyline.js'
export { SVG } from 'leaflet/src/layer/vector/SVG.js'
export { LeafletMap }

LeafletMap.include({
  /** Returns the renderer of the map. Leaflet's own function would also load a canvas renderer. */
  getRenderer(this: LeafletMap) {
    const { renderer } = this.options
    if (renderer && !this.hasLayer(renderer)) this.addLayer(renderer)
    return renderer
  },
})
