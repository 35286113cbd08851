import crawlers from 'crawler-user-agents'
import { isbot } from 'isbot'
import { describe, expect, it } from 'vitest'
import { isBot } from '../../worker/edge/bots.ts'
import { IN_APP_AGENTS } from './data/in-app-agents.ts'

const CRAWLERS = crawlers.flatMap(({ instances }) => instances)

/** Returns the share of crawlers that a rule finds, and the people that it takes for bots. */
function judge(rule: (agent: string) => boolean) {
  return {
    recall: CRAWLERS.filter(rule).length / CRAWLERS.length,
    peopleTakenForBots: IN_APP_AGENTS.filter(rule),
  }
}

/**
 * Returns the mean time for one user agent in milliseconds, in the best of five rounds. The other
 * rounds may have shared the CPU with other work.
 */
function meanMs(agents: readonly string[]): number {
  const rounds = Array.from({ length: 5 }, () => {
    const started = performance.now()
    for (const agent of agents) isBot(agent)
    return performance.now() - started
  })
  return Math.min(...rounds) / agents.length
}

describe('bots and people', () => {
  it('are distinguished: 99 % of crawlers count as bots, and at most one in-app browser does', () => {
    expect(CRAWLERS.length).toBeGreaterThan(2000)
    expect(IN_APP_AGENTS.length).toBeGreaterThan(1800)
    const { recall, peopleTakenForBots } = judge(isBot)
    console.log(
      `bots: recall ${(recall * 100).toFixed(2)} % of ${CRAWLERS.length}; ${peopleTakenForBots.length} of ${IN_APP_AGENTS.length} people taken for bots`,
    )
    expect(recall).toBeGreaterThanOrEqual(0.99)
    expect(peopleTakenForBots.slice(1, 6)).toEqual([])
  })

  it('are distinguished in at most fifty times the usual time if the user agent is very long', () => {
    const endless = ['a', 'Mozilla/5.0 (', 'MicroMessenger/', '(((((', 'bot ', 'dv(iPh'].map(
      (text) => text.repeat(20_000),
    )
    const agents = [...CRAWLERS, ...IN_APP_AGENTS]
    expect(meanMs(endless)).toBeLessThan(50 * meanMs(agents))
  })

  it('are confused by simpler rules: isbot matches people, and a word search misses bots', () => {
    expect(judge(isbot).peopleTakenForBots.length).toBeGreaterThan(20)
    expect(judge((agent) => /bot\b|google\b/i.test(agent)).recall).toBeLessThan(0.9)
  })
})
