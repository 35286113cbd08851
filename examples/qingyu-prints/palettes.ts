import type { Palette } from './press.ts'

/** One family of inks; each hour has its own mixture. */
export const DAY: Palette = {
  paper: '#f6ecd6',
  sun: '#f6b93b',
  red: '#e2502f',
  sea: '#3f9fa6',
  deep: '#1d3a5c',
  lamp: '#fff3c4',
}
export const NOON: Palette = { ...DAY, sea: '#2f93b5' }
export const DAWN: Palette = {
  ...DAY,
  paper: '#f8e6d0',
  sun: '#f7b267',
  red: '#e8604c',
  sea: '#5a7fae',
  deep: '#2b2f5e',
}
export const DUSK: Palette = {
  ...DAY,
  paper: '#fae3c3',
  sun: '#f6a935',
  red: '#d9432f',
  sea: '#4a78a4',
  deep: '#262a58',
}
export const RAIN: Palette = {
  ...DAY,
  paper: '#e9e4d6',
  sun: '#e3b04b',
  red: '#cf4a33',
  sea: '#6d97a0',
  deep: '#25384a',
}
/** On blue paper: white is moonlight, and lights are printed last, in an opaque ink. */
export const NIGHT: Palette = {
  paper: '#8fa9c4',
  sun: '#d9c47a',
  red: '#b8474a',
  sea: '#3d6795',
  deep: '#131f42',
  lamp: '#ffe08a',
}
