import { moveOwnClock } from './clock.ts'

// Moves the clock, for `--import` of Node.js and for the test runner.
moveOwnClock()
