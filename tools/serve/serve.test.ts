import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

it('reports in one sentence that its port is in use', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = String(typeof address === 'object' ? address?.port : '')
  const command = promisify(execFile)(process.execPath, ['tools/serve/serve.ts'], {
    env: { ...process.env, PORT: port },
  })
  await expect(command).rejects.toMatchObject({
    stderr: `Port ${port} is in use: end the other program, or choose another port, such as PORT=9000\n`,
  })
  server.close()
})
