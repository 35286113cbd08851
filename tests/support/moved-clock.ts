import { moveOwnClock } from './clock.ts'

// For Node.js's `--import`, and for the test runner's own process.
moveOwnClock()
