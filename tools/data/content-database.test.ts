import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, it } from 'vitest'
import { purgeHost } from './content-database.ts'

/** Starts a server with Redis' protocol. It accepts every command and records it. */
async function startStandIn() {
  const commands: string[][] = []
  const server = createServer((socket) =>
    socket.on('data', (data) => {
      for (const command of data
        .toString()
        .split(/^\*\d+\r\n/m)
        .slice(1)) {
        commands.push(Array.from(command.matchAll(/\$\d+\r\n(.*)\r\n/g), ([, word = '']) => word))
        socket.write('+OK\r\n')
      }
    }),
  ).listen(0)
  await once(server, 'listening')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = server.address() as AddressInfo
  return { commands, url: `redis://127.0.0.1:${port}`, stop: () => server.close() }
}

it('a purge reaches the hosts that share a Redis', async () => {
  const redis = await startStandIn()
  await purgeHost({ REDIS_URL: redis.url })
  redis.stop()
  expect(redis.commands).toContainEqual([
    'SET',
    'COPIES:purges',
    expect.stringMatching(/^{"\*":\d+}$/),
  ])
})

it('a purge reports that Redis is unreachable, and does not fail', async () => {
  const redis = await startStandIn()
  redis.stop()
  expect(await purgeHost({ REDIS_URL: redis.url })).toContain('Redis is away')
})
