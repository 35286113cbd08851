import type { Stops } from '../canvas/colour.ts'

/** The colours of materials, from the lit side to the shaded one. */
export const CELADON: Stops = [
  [0, '#dfe6cc'],
  [0.35, '#a3c6ac'],
  [0.7, '#4d8f78'],
  [1, '#1f5a4c'],
]
export const AZURE: Stops = [
  [0, '#c4d4c0'],
  [0.25, '#5d9fb0'],
  [0.6, '#1f5f87'],
  [1, '#12324f'],
]
export const OCHRE: Stops = [
  [0, '#e6cd98'],
  [0.35, '#c99c5c'],
  [0.7, '#96683a'],
  [1, '#5a3d22'],
]
export const CINNABAR: Stops = [
  [0, '#cf7652'],
  [0.3, '#b0432f'],
  [0.7, '#84281d'],
  [1, '#5c1712'],
]
export const PORCELAIN: Stops = [
  [0, '#fbf6e8'],
  [0.6, '#efe7d2'],
  [1, '#cfc7ae'],
]
export const WOOD: Stops = [
  [0, '#a67c4e'],
  [0.4, '#7a5638'],
  [0.8, '#4b3222'],
  [1, '#2c1d14'],
]
export const DARK_WOOD: Stops = [
  [0, '#6e4c31'],
  [0.5, '#4b3222'],
  [1, '#24170f'],
]
export const CLAY: Stops = [
  [0, '#b98a66'],
  [0.4, '#8f5f42'],
  [0.8, '#5c3828'],
  [1, '#3a2218'],
]
export const IRON: Stops = [
  [0, '#6d7272'],
  [0.4, '#43494a'],
  [1, '#1b2021'],
]
export const BRONZE: Stops = [
  [0, '#9fa77c'],
  [0.3, '#6b7f5e'],
  [0.7, '#3f5a4c'],
  [1, '#233630'],
]
export const STONE: Stops = [
  [0, '#e2d6b8'],
  [0.5, '#b9ad93'],
  [1, '#7d7560'],
]
export const SLATE: Stops = [
  [0, '#6f8796'],
  [0.45, '#3d5566'],
  [1, '#1a2833'],
]
export const STRAW: Stops = [
  [0, '#ecd9a4'],
  [0.5, '#cfae6c'],
  [1, '#8d6a38'],
]
export const PAPER: Stops = [
  [0, '#fdf8ea'],
  [0.6, '#f3e8cc'],
  [1, '#dcc99c'],
]
export const AMBER: Stops = [
  [0, '#e2b050'],
  [0.5, '#b9772a'],
  [1, '#70401a'],
]
export const GREEN_TEA: Stops = [
  [0, '#e3dfa0'],
  [0.5, '#c2c66c'],
  [1, '#8f9a44'],
]
export const PALE_TEA: Stops = [
  [0, '#f3e6ac'],
  [0.5, '#e3cd7c'],
  [1, '#c2a450'],
]
export const BROTH: Stops = [
  [0, '#e9cf96'],
  [0.5, '#cf9f58'],
  [1, '#8a5a26'],
]
export const MILK: Stops = [
  [0, '#fdf9ee'],
  [0.6, '#f3ead6'],
  [1, '#dccdac'],
]
export const GLASS: Stops = [
  [0, '#e9efe6'],
  [0.5, '#cfdcd4'],
  [1, '#a9bfb8'],
]
export const MEAT: Stops = [
  [0, '#d98a6a'],
  [0.5, '#b0503a'],
  [1, '#74281e'],
]
export const FISH: Stops = [
  [0, '#8a8f7c'],
  [0.4, '#6c7562'],
  [0.75, '#b9b79c'],
  [1, '#e6dfc4'],
]
export const LEAF: Stops = [
  [0, '#8fbf7a'],
  [0.5, '#4d8f6c'],
  [1, '#1f5a4c'],
]
export const MUSHROOM: Stops = [
  [0, '#b08a5a'],
  [0.4, '#7c5330'],
  [1, '#432a1a'],
]
export const TABLE: Stops = [
  [0, '#8d6a45'],
  [0.5, '#ad8a5c'],
  [1, '#c6a273'],
]
export const NIGHT_TABLE: Stops = [
  [0, '#2c1f17'],
  [0.5, '#3d2b1e'],
  [1, '#523a27'],
]
export const DARK_TABLE: Stops = [
  [0, '#4b3425'],
  [0.5, '#634731'],
  [1, '#7a5a3f'],
]
