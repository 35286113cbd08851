/**
 * The stand-in for AMap’s script: the part of JS API 2.0 that the guide uses, as documented. It
 * runs in the page, so it uses nothing from this module. It records calls in `window.amapCalls`.
 */
export function amapStandIn(): void {
  type Place = [number, number]
  type Listener = (event: unknown) => void
  interface Item {
    lnglat: Place
  }

  const calls: unknown[][] = []
  class LngLat {
    readonly place: Place
    constructor(place: Place) {
      this.place = place
    }
    getLng() {
      return this.place[0]
    }
    getLat() {
      return this.place[1]
    }
  }
  class Emitter {
    readonly listeners = new Map<string, Listener[]>()
    on(type: string, listener: Listener) {
      this.listeners.set(type, [...(this.listeners.get(type) ?? []), listener])
    }
    emit(type: string, event?: unknown) {
      for (const listener of this.listeners.get(type) ?? []) listener(event)
    }
  }
  class StandInMap extends Emitter {
    readonly layers = new Set<Overlay>()
    readonly container: HTMLElement
    zoom: number
    constructor(container: HTMLElement, options: { zoom: number }) {
      super()
      this.container = container
      this.zoom = options.zoom
      container.dataset['amap'] = 'open'
      calls.push(['Map', options])
      setTimeout(() => this.emit('complete'), 10)
      let isFirst = true
      new ResizeObserver(() => {
        // Like AMap's own script, it also reports the first size of the map.
        if (isFirst) isFirst = false
        else {
          calls.push(['resize'])
          this.emit('resize')
        }
      }).observe(container)
    }
    add(overlays: Overlay[]) {
      for (const overlay of overlays) {
        this.layers.add(overlay)
        overlay.show(this)
      }
    }
    remove(overlays: Overlay[]) {
      for (const overlay of overlays) {
        this.layers.delete(overlay)
        overlay.hide()
      }
    }
    setBounds(bounds: unknown) {
      calls.push(['setBounds', bounds])
    }
    setFitView(overlays: Overlay[]) {
      calls.push(['setFitView', overlays.length])
    }
    setCenter(center: Place) {
      calls.push(['setCenter', center])
    }
    setZoomAndCenter(zoom: number, center: LngLat | Place) {
      calls.push(['setZoomAndCenter', zoom, Array.isArray(center) ? center : center.place])
      this.zoomTo(zoom)
    }
    getZoom() {
      return this.zoom
    }
    zoomIn() {
      this.zoomTo(this.zoom + 1)
    }
    zoomOut() {
      this.zoomTo(this.zoom - 1)
    }
    zoomTo(zoom: number) {
      this.zoom = zoom
      this.container.dataset['zoom'] = String(zoom)
      this.emit('zoomchange')
      this.emit('zoomend')
    }
    destroy() {
      calls.push(['destroy'])
      this.container.replaceChildren()
    }
  }
  class Overlay extends Emitter {
    element: HTMLElement = document.createElement('div')
    show(map: StandInMap) {
      map.container.append(this.element)
    }
    hide() {
      this.element.remove()
    }
  }
  class Marker extends Overlay {
    constructor(options: { content?: HTMLElement } = {}) {
      super()
      if (options.content) this.setContent(options.content)
    }
    setContent(content: HTMLElement) {
      this.element.replaceChildren(content)
    }
    setAnchor() {}
  }
  class Polyline extends Overlay {
    constructor(options: { path: Place[]; strokeColor: string }) {
      super()
      this.element.className = 'stand-in-line'
      this.element.dataset['bends'] = String(options.path.length)
      this.element.dataset['colour'] = options.strokeColor
    }
  }
  /** All points form one cluster below zoom 16. From zoom 16, there are no clusters. */
  class MarkerCluster extends Emitter {
    readonly map: StandInMap
    readonly options: {
      renderClusterMarker: (context: { count: number; marker: Marker }) => void
      renderMarker: (context: { marker: Marker; data: Item[] }) => void
    }
    data: Item[] = []
    markers: Marker[] = []
    constructor(map: StandInMap, data: Item[], options: MarkerCluster['options']) {
      super()
      this.map = map
      this.options = options
      map.on('zoomend', () => this.draw())
      this.setData(data)
    }
    setData(data: Item[]) {
      this.data = data
      this.draw()
    }
    setMap() {
      this.data = []
      this.draw()
    }
    draw() {
      this.map.remove(this.markers)
      const groups = this.map.zoom < 16 ? [this.data] : this.data.map((item) => [item])
      this.markers = groups.filter((group) => group.length > 0).map((group) => this.marker(group))
      this.map.add(this.markers)
    }
    marker(group: Item[]) {
      const marker = new Marker()
      if (group.length > 1) this.options.renderClusterMarker({ count: group.length, marker })
      else this.options.renderMarker({ marker, data: group })
      marker.element.addEventListener('click', ({ detail }) => {
        const [first] = group
        if (detail > 0 && first)
          this.emit('click', { clusterData: group, lnglat: new LngLat(first.lnglat) })
      })
      return marker
    }
  }
  /** Sends requests to the service host by JSONP, as AMap's own script does. */
  class Walking {
    search(from: Place, to: Place, callback: (status: string, result: unknown) => void) {
      calls.push(['search', from, to])
      const script = document.createElement('script')
      const host = Reflect.get(globalThis, '_AMapSecurityConfig')?.serviceHost
      Reflect.set(globalThis, 'jsonp_walking', ([status, result]: [string, unknown]) =>
        callback(status, revive(result)),
      )
      script.src = `${host}/v3/direction/walking?origin=${from.join()}&destination=${to.join()}&callback=jsonp_walking`
      script.addEventListener('error', () => callback('error', 'USER_DAILY_QUERY_OVER_LIMIT'))
      document.body.append(script)
    }
  }

  function revive(result: unknown): unknown {
    return JSON.parse(JSON.stringify(result), (key, value: unknown) =>
      key === 'path' && Array.isArray(value) ? value.map((place) => new LngLat(place)) : value,
    )
  }

  const bounds = function bounds(this: object, southWest: Place, northEast: Place) {
    Object.assign(this, { southWest, northEast })
  }
  Reflect.set(globalThis, 'amapCalls', calls)
  Reflect.set(globalThis, 'AMap', {
    Map: StandInMap,
    Marker,
    MarkerCluster,
    Polyline,
    Walking,
    Bounds: bounds,
    plugin: (_names: string[], callback: () => void) => callback(),
  })
  Reflect.get(globalThis, '___onAPILoaded')?.()
}
