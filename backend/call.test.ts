import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { Bindings } from './bindings.ts'
import { answerCall } from './call.ts'

it('sets `Content-Length` to the number of bytes of a response', async () => {
  const app = new Hono<{ Bindings: Bindings }>().get('/', (c) =>
    answerCall('announcementDetail', c),
  )
  const response = await app.request('/?languageId=3')
  const bytes = await response.bytes()
  expect(JSON.parse(new TextDecoder().decode(bytes))).toMatchObject({ code: 400, data: null })
  expect(response.headers.get('Content-Length')).toBe(String(bytes.byteLength))
  expect(response.headers.get('Content-Type')).toBe('application/json')
})
