const LARGEST = 20

/** A sum as it is drawn, and its answer: never negative. */
interface Sum {
  text: string
  answer: number
}

/** A sum of two numbers from 1 to 20, plus or minus; `random` returns numbers from 0 up to but not including 1. */
export function drawSum(random: () => number): Sum {
  const one = 1 + Math.floor(random() * LARGEST)
  const other = 1 + Math.floor(random() * LARGEST)
  if (random() < 0.5) return { text: `${one}+${other}`, answer: one + other }
  const larger = Math.max(one, other)
  const smaller = Math.min(one, other)
  return { text: `${larger}−${smaller}`, answer: larger - smaller }
}

/** A random number from 0 up to but not including 1, from the platform's secure random source. */
export function secureRandom(): number {
  const [bits = 0] = crypto.getRandomValues(new Uint32Array(1))
  return bits / 2 ** 32
}
