import type { Palette } from './palette.ts'

export const NIGHT: Palette = {
  silk: '#13212e',
  sky: '#0e1a26',
  mist: '#243f52',
  ink: '#0a131b',
  line: '#0b1620',
  gold: '#d9b56a',
  water: '#1d3a4d',
  shallow: '#152735',
  moss: '#0b1a1c',
  azurite: [
    [0, '#0f3350'],
    [0.15, '#1a567c'],
    [0.35, '#226483'],
    [0.6, '#235068'],
    [0.85, '#1f3f53'],
    [1, '#1a3143'],
  ],
  malachite: [
    [0, '#0f3a3a'],
    [0.15, '#1d6058'],
    [0.35, '#256a66'],
    [0.6, '#24545c'],
    [0.85, '#1f3f4d'],
    [1, '#1a3143'],
  ],
  ochre: [
    [0, '#3b3222'],
    [0.3, '#5a4a2e'],
    [0.7, '#3f4038'],
    [1, '#1f3240'],
  ],
  leaves: ['#1d4a48', '#2a6260', '#143a3a'],
  isNight: true,
}

/** Night just before sunrise: warmer where sky and mist meet. */
export const FIRST_LIGHT: Palette = {
  ...NIGHT,
  sky: '#15233a',
  silk: '#33384a',
  mist: '#4c4f60',
  water: '#2c4052',
  shallow: '#4a4550',
  isDawning: true,
}

/** Falling snow, and snow on crests, for palettes of the night. */
export const BY_NIGHT_IN_SNOW: Pick<Palette, 'azurite' | 'malachite' | 'isSnowing'> = {
  azurite: [
    [0, '#b4c4ce'],
    [0.16, '#8aa4b4'],
    [0.36, '#3f6a84'],
    [0.6, '#235068'],
    [0.85, '#1f3f53'],
    [1, '#1a3143'],
  ],
  malachite: [
    [0, '#b0c4c4'],
    [0.16, '#82a4a4'],
    [0.36, '#356c70'],
    [0.6, '#24545c'],
    [0.85, '#1f3f4d'],
    [1, '#1a3143'],
  ],
  isSnowing: true,
}

export const DUSK: Palette = {
  heavens: [[0, '#b3aca4'], [0.18, '#c9b49f'], [0.38, '#e3c097'], [0.54, '#f3d7a9'], [0.8, '#F6E3C5'], [1, '#F6E2C2']],
  silk: '#F6E2C2',
  sky: '#D99A6E',
  mist: '#F3DDBF',
  ink: '#2a2426',
  line: '#2c2628',
  gold: '#c98a3c',
  water: '#b9826e',
  shallow: '#f0cfa4',
  moss: '#24343a',
  azurite: [
    [0, '#1f3350'],
    [0.15, '#2c4c74'],
    [0.35, '#56708a'],
    [0.55, '#a08d88'],
    [0.75, '#d2a27c'],
    [1, '#efd2a8'],
  ],
  malachite: [
    [0, '#1c3c40'],
    [0.15, '#2f5f5c'],
    [0.35, '#5f7f6f'],
    [0.55, '#a89c78'],
    [0.75, '#d6a672'],
    [1, '#efd2a8'],
  ],
  ochre: [
    [0, '#6b452e'],
    [0.2, '#a0683c'],
    [0.5, '#cf9a62'],
    [0.8, '#e4bd88'],
    [1, '#efd2a8'],
  ],
  leaves: ['#2f5a55', '#5a7458', '#7d6a44'],
}

export const DAWN: Palette = {
  heavens: [[0, '#c3cdd0'], [0.2, '#d9d6cd'], [0.4, '#efd9c6'], [0.55, '#f7e5d3'], [1, '#F8EBDA']],
  silk: '#F8EBDA',
  sky: '#E9CDBE',
  mist: '#FAF1E6',
  ink: '#24303a',
  line: '#2b3840',
  gold: '#c49a58',
  water: '#a9c0c4',
  shallow: '#f0dcc8',
  moss: '#24464c',
  azurite: [
    [0, '#2a4f78'],
    [0.15, '#3b6c98'],
    [0.35, '#6a9ab5'],
    [0.55, '#a9c0c0'],
    [0.75, '#e0cdb4'],
    [1, '#f3e3d0'],
  ],
  malachite: [
    [0, '#28585c'],
    [0.15, '#3d8078'],
    [0.35, '#6ba594'],
    [0.55, '#a9c4ac'],
    [0.75, '#dccfae'],
    [1, '#f3e3d0'],
  ],
  ochre: [
    [0, '#8a6448'],
    [0.2, '#b88a60'],
    [0.5, '#d9b48c'],
    [0.8, '#eaceae'],
    [1, '#f3e3d0'],
  ],
  leaves: ['#3d8078', '#6ba594', '#2d6468'],
}

export const RAIN: Palette = {
  silk: '#E6E6DC',
  sky: '#BFC6BF',
  mist: '#E9E8DF',
  ink: '#1c2628',
  line: '#222c2e',
  gold: '#8f8260',
  water: '#8fa5a2',
  shallow: '#d7d9ce',
  moss: '#1a3230',
  azurite: [
    [0, '#1c3a4a'],
    [0.15, '#2d566a'],
    [0.35, '#55808c'],
    [0.55, '#8fa9a6'],
    [0.75, '#bcc5b8'],
    [1, '#dcddd0'],
  ],
  malachite: [
    [0, '#1b3d3a'],
    [0.15, '#305f56'],
    [0.35, '#588776'],
    [0.55, '#92ad9a'],
    [0.75, '#bfc8b4'],
    [1, '#dcddd0'],
  ],
  ochre: [
    [0, '#4c4638'],
    [0.2, '#787058'],
    [0.5, '#a8a288'],
    [0.8, '#c9c6b2'],
    [1, '#dcddd0'],
  ],
  leaves: ['#2f6a58', '#4a7a66', '#244f46'],
}

/** Dawns and dusks differ: rose, gold or still blue; apricot, violet or the light after sunset. */
export const GOLDEN_DAWN: Palette = {
  ...DAWN,
  silk: '#F8F0DE',
  mist: '#FBF6EA',
  heavens: [[0, '#c8d2cd'], [0.2, '#dcdbc6'], [0.4, '#f0dfb4'], [0.55, '#f9eac9'], [1, '#F8F0DE']],
  water: '#a6c2be',
  shallow: '#efe4ca',
  azurite: [[0, '#22507a'], [0.15, '#33709a'], [0.35, '#659fb2'], [0.55, '#a9c4b6'], [0.75, '#dfd3ac'], [1, '#f3e9d0']],
  malachite: [[0, '#235a54'], [0.15, '#378272'], [0.35, '#68a88c'], [0.55, '#abc7a0'], [0.75, '#dfd3a4'], [1, '#f3e9d0']],
}

export const BLUE_DAWN: Palette = {
  ...DAWN,
  silk: '#EDEAE2',
  mist: '#F4F1EA',
  heavens: [[0, '#97aebb'], [0.22, '#b5c6cb'], [0.42, '#d9d8cf'], [0.55, '#f0e0cb'], [0.75, '#f0e8dc'], [1, '#EDEAE2']],
  water: '#93b0ba',
  shallow: '#e2dccf',
  azurite: [[0, '#1c4168'], [0.15, '#2b5f8b'], [0.35, '#5889a8'], [0.55, '#9bb7bf'], [0.75, '#cdd0c7'], [1, '#ecebe3']],
  malachite: [[0, '#1f4f56'], [0.15, '#337672'], [0.35, '#619a8e'], [0.55, '#a1bfae'], [0.75, '#cfd2c2'], [1, '#ecebe3']],
}

export const VIOLET_DUSK: Palette = {
  ...DUSK,
  silk: '#F1E1D0',
  sky: '#a89fa9',
  mist: '#F3E6D8',
  heavens: [[0, '#8b93a7'], [0.2, '#a8a2ab'], [0.4, '#d0b3a8'], [0.54, '#efd0b0'], [0.8, '#F2DEC8'], [1, '#F1E1D0']],
  water: '#978f9e',
  shallow: '#ecd4be',
  azurite: [[0, '#222f55'], [0.15, '#34497a'], [0.35, '#667298'], [0.55, '#a398a6'], [0.75, '#d4b8a8'], [1, '#efdac6']],
  malachite: [[0, '#20384a'], [0.15, '#355a68'], [0.35, '#68828a'], [0.55, '#a79f9c'], [0.75, '#d5b9a3'], [1, '#efdac6']],
}

export const AFTERGLOW: Palette = {
  ...DUSK,
  silk: '#ECE1CA',
  sky: '#8299a0',
  mist: '#EFE6D3',
  heavens: [[0, '#5d7a8a'], [0.2, '#829a9f'], [0.4, '#bfbca4'], [0.53, '#efcd92'], [0.62, '#f1dab0'], [1, '#ECE1CA']],
  water: '#7b969a',
  shallow: '#e8d6ad',
  azurite: [[0, '#132f48'], [0.15, '#1f4a68'], [0.35, '#45708a'], [0.55, '#8a9c96'], [0.75, '#c9bd94'], [1, '#eadec4']],
  malachite: [[0, '#14383c'], [0.15, '#225650'], [0.35, '#4c7a68'], [0.55, '#8fa080'], [0.75, '#cab988'], [1, '#eadec4']],
}
